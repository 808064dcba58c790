/** What the reading keys say: the hand, the trick, the bids, the score, the time, each in one sentence. */
import { clockText, type TableTime } from "../clock.svelte";
import { cardNames, seatName, sideName } from "../gamewords";
import { say } from "../say.svelte";
import type { TableView } from "../wire";
import type { ShownTrick } from "./shapes";

function named(name: string, rest: string): string {
  return `${name}${say("list-colon")}${rest}`;
}

export function handWords(view: TableView, cards: readonly string[]): string {
  return named(say("your-hand", { count: cards.length }), cardNames(view.game, cards));
}

/** The cards on the table, or else the last trick. */
export function trickWords(view: TableView, trick: ShownTrick, last: ShownTrick | undefined): string {
  const [title, shown] = trick.laid.length || !last ? [say("trick"), trick] : [say("last-trick"), last];
  if (!shown.laid.length) return say("read-no-trick");
  const laid = shown.laid.map(({ seat, cards }) => named(seatName(view, seat), cardNames(view.game, cards)));
  const won = shown.winner === undefined ? [] : [say("trick-to", { seat: seatName(view, shown.winner) })];
  return [title, ...laid, ...won].join(say("list-then"));
}

/** What each seat said last. */
export function bidWords(view: TableView, said: (seat: number) => string | undefined): string {
  const spoken = view.seats.flatMap((_, seat) => {
    const words = said(seat);
    return words ? [named(seatName(view, seat), words)] : [];
  });
  return spoken.length ? [say("auction"), ...spoken].join(say("list-then")) : say("no-calls-yet");
}

export function scoreWords(view: TableView, totals: readonly string[] | undefined): string {
  const stands = totals ?? (view.match as { scores: readonly number[] }).scores.map(String);
  return named(say("score"), stands.map((stand, side) => `${sideName(view, side)} ${stand}`).join(say("list-comma")));
}

/** What is left of each seat's time that has something to decide. */
export function timeWords(view: TableView, time: TableTime): string {
  const left = view.seats.flatMap((_, seat) => {
    const own = time.of(seat);
    if (!own) return [];
    const bank = own.bank ? [say("time-bank", { time: clockText(own.bank) })] : [];
    return [named(seatName(view, seat), [say("seconds-left", { seconds: own.seconds }), ...bank].join(say("list-comma")))];
  });
  return left.length ? left.join(say("list-then")) : say("read-no-clock");
}
