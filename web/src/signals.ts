/** What is worth a sound between two views of a table: one's turn, a trick taken, something announced; and one for time that runs out (`clock.svelte.ts`). No sound is made here. */
import type { TableView } from "./wire";

export const SIGNALS = ["turn", "trick", "announcement", "clock"] as const;
export type Signal = (typeof SIGNALS)[number];

const TRICKS = new Set(["trick", "reset"]);
/** Codes of events that somebody says aloud and that nobody should miss. */
const ANNOUNCED = new Set([
  "bid", "hold", "kontra", "rekontra", "re", "announce", "belote", "contract", "declared", "threw", "throw_failed", "ramsch",
  "go", "heels", "fifteen", "thirty_one", "pair", "pair_royal", "double_pair_royal", "run", "last_card", "muggins",
  "claim", "claim_all", "claim_none", "claimed", "concede", "made", "inside", "hanging",
]);

/** How far a table was heard: the last event, and whether the reader was asked something. */
export interface Heard {
  event: number;
  asked: boolean;
}

export function heardOf(view: TableView): Heard {
  return { event: view.events.at(-1)?.number ?? -1, asked: view.asked?.waited_for ?? false };
}

/** The signals that are new in a view, each once, what happened before what is asked. */
export function signalsSince(heard: Heard, view: TableView): Signal[] {
  const codes = view.events.filter(({ number }) => number > heard.event).map(({ event }) => event.code);
  const now: Record<Exclude<Signal, "clock">, boolean> = {
    announcement: codes.some((code) => ANNOUNCED.has(code)),
    trick: codes.some((code) => TRICKS.has(code)),
    turn: heardOf(view).asked && (!heard.asked || codes.length > 0),
  };
  return (["announcement", "trick", "turn"] as const).filter((signal) => now[signal]);
}
