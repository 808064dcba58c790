/** The moments of a deal that is over, each in the shape of a table: the components of a table draw them. */
import type { Company, DealShown, DealStep, TableView } from "../wire";

/** Where one may jump to: a step, and what begins there. */
export interface Part {
  step: number;
  kind: "dealt" | "play" | "pegging" | "trick" | "round" | "end";
  number: number;
}

/** Nobody is at a table that is shown again. */
const NO_COMPANY: Company = {
  you: null, host: 0, persons: [], watchers: [], clock: null, agreements: [], proposal: null, said: [], take_back: null,
  may_take_back: false, wish: null, stand_ins: [], fair: { match: null, next_commitment: "", given: [] },
  settings: { visibility: "private", pace: "none", timeout: "auto", spectators: false, free_text: false, hints: false, count_help: false, daily: "", code: null },
};

/** The table as it stood after a step. */
export function viewAt(deal: DealShown, id: string, step: number): TableView {
  const isLast = step === deal.steps.length - 1;
  const happened = deal.steps.slice(0, step + 1).flatMap(({ events }) => events);
  return {
    type: "table", number: 0, lesson: null, count_help: null, table_id: id, seq: step, game: deal.game, preset: deal.preset, options: deal.options, rule_card: deal.rule_card,
    seats: deal.seats, your_seat: deal.your_seat, mirror: false, phase: isLast && deal.result ? "deal_over" : "playing",
    match: isLast ? deal.match_after : deal.match, view: deal.steps[step]!.view, asked: null,
    events: happened.map((event, number) => ({ number, event })), automatic: [], by_bot: [],
    deal_is_over: isLast && deal.result !== null, match_result: isLast ? deal.match_result : null, forfeit: null,
    sheet: isLast && deal.result ? [...deal.sheet, deal.result] : deal.sheet, offer: null, earlier_deals: 0, open_deals: 0, company: NO_COMPANY,
  };
}

/** The deal's beginning, the play, each later trick or round, and the end. */
export function partsOf(deal: DealShown): Part[] {
  const parts: Part[] = [{ step: 0, kind: "dealt", number: 0 }];
  const begins = deal.steps.findIndex(({ view }) => (view as { phase: string }).phase === "play");
  const last = deal.steps.length - 1;
  const hasTricks = deal.steps.some(({ events }) => events.some(({ code }) => code === "trick"));
  if (begins > 0) parts.push({ step: begins, kind: hasTricks ? "play" : "pegging", number: 1 });
  let number = 1;
  deal.steps.forEach(({ events }, step) => {
    const ended = events.find(({ code }) => code === "trick" || code === "reset");
    if (ended && step < last) parts.push({ step, kind: ended.code === "trick" ? "trick" : "round", number: ++number });
  });
  return last > 0 ? [...parts, { step: last, kind: "end", number: 0 }] : parts;
}

/** The part that a step belongs to: the last one that has begun. */
export function partAt(parts: readonly Part[], step: number): number {
  return parts.findLastIndex((part) => part.step <= step);
}

/** The hands as they lay when the cards were dealt; where they are dealt one by one, when the last was. */
export function dealtHands(steps: readonly DealStep[]): readonly (readonly string[])[] {
  const size = ({ hands }: DealStep): number => hands.reduce((sum, hand) => sum + hand.length, 0);
  return steps.reduce((most, step) => (size(step) > size(most) ? step : most)).hands;
}
