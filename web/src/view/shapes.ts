/** The shapes in which a game's table hands its view to the shared parts. Nothing here knows a game. */

/** Cards that one seat laid to a trick. */
export interface Laid {
  seat: number;
  cards: readonly string[];
}

/** A trick on the table or the one before. rule: what decided it. */
export interface ShownTrick {
  laid: readonly Laid[];
  winner?: number | undefined;
  rule?: string;
}

/**
 * Something always in sight: "Contract: hearts". `strong` for what matters most now, `elsewhere` for what the table
 * shows in a form of its own, so that here it is for the ear alone.
 */
export interface Fact {
  label: string;
  value: string;
  strong?: boolean;
  elsewhere?: boolean;
}

/** One call of an auction, worded. */
export interface Said {
  seat: number;
  words: string;
}

export type Place = "bottom" | "left" | "top" | "right";

const AROUND: Record<number, readonly Place[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** Where a seat sits on the screen, the reader at the bottom. Clockwise, the next to act sits on the left. */
export function placeOf(seat: number, yours: number, seats: number, clockwise: boolean): Place {
  const step = (seat - yours + seats) % seats;
  return AROUND[seats]?.[clockwise ? step : (seats - step) % seats] ?? "top";
}

/** One card a seat, from the seat that led: the form of most games' tricks. */
export function laidFrom(trick: { leader: number; cards: readonly string[] } | null | undefined, seats: number): Laid[] {
  return (trick?.cards ?? []).map((card, place) => ({ seat: (trick!.leader + place) % seats, cards: [card] }));
}
