/** Moves that nobody made: for want of time, or by a bot in a person's seat. They are marked wherever they are shown. */
import { eventText } from "./gamewords";
import { say } from "./say.svelte";
import type { Happened, TableView } from "./wire";

type Shown = Pick<TableView, "events" | "automatic" | "by_bot">;

/** How the seat's last move came, or its last one with these cards; nothing where the seat made it itself. */
export function cameBy(view: Shown, seat: number, cards?: readonly string[]): "automatic" | "by_bot" | undefined {
  const wanted = cards?.join(" ");
  const last = view.events.findLast(({ event }) => event.seat === seat && (wanted === undefined || event.cards.join(" ") === wanted));
  if (last === undefined) return undefined;
  if (view.automatic.includes(last.number)) return "automatic";
  return view.by_bot.includes(last.number) ? "by_bot" : undefined;
}

/** An event for the ear: that time made it is said along. */
export function spokenEvent(view: TableView, { number, event }: Happened): string {
  const words = eventText(view, event);
  return view.automatic.includes(number) ? `${words} (${say("by-itself")})` : words;
}
