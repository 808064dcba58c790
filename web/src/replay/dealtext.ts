/** A deal as text to be copied: who sat where, the hands, all that happened, and the score. */
import { cardSigns, eventText, lineText, moveWords, seatName, sideName } from "../gamewords";
import { say } from "../say.svelte";
import type { DealShown, TableView } from "../wire";
import { keyPart, scoreText } from "../words";
import { dealtHands, viewAt } from "./moments";

/** Lines of plain text in the reader's language. */
export function dealText(deal: DealShown, id: string): string {
  const view = viewAt(deal, id, deal.steps.length - 1);
  return [
    `${say(`title-${deal.game}`)}, ${say(`preset-${deal.game}-${deal.preset}`)}, ${say("replay-deal", { game: deal.game, number: deal.number })}`,
    "",
    ...dealtHands(deal.steps).map((hand, seat) => `${seatName(view, seat)}${say("list-colon")}${hand.map(cardSigns).join(" ")}`),
    "",
    ...deal.steps.flatMap((_, step) => stepLines(deal, view, step)),
    ...scoreLines(view),
  ].join("\n");
}

/** What happened at a step, in sentences; a move that nobody heard of, such as laying cards away, by its own words. */
export function stepLines(deal: DealShown, view: TableView, step: number): string[] {
  const { events, moved } = deal.steps[step]!;
  if (events.length) return events.map((event) => eventText(view, event));
  if (!moved) return [say("replay-dealt")];
  return [`${seatName(view, moved.seat)}${say("list-colon")}${moveWords(deal.game, moved.move)}`];
}

function scoreLines(view: TableView): string[] {
  const result = view.deal_is_over && view.sheet.at(-1);
  if (!result) return [];
  const scores = result.scores.map((score, side) => `${sideName(view, side)} ${scoreText(score)}`);
  const lines = result.lines.map((line) => {
    const side = line.side === null ? "" : `${sideName(view, line.side)}${say("list-colon")}`;
    return `${side}${lineText(view, line)}${line.rule ? ` (${line.rule})` : ""}`;
  });
  return ["", `${say(`reason-${view.game}-${keyPart(result.reason)}`)}${say("list-then")}${scores.join(say("list-comma"))}`, ...lines];
}
