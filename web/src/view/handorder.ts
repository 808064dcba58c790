/** The order in which a hand is shown. The game sorts it on the server; these only turn it round or sort by what is printed. */
import type { Settings } from "../settings.svelte";
import type { HandCard } from "../table.svelte";

const RANKS = "AKQJT98765432";

export function inOrder(cards: readonly HandCard[], order: Settings["order"]): HandCard[] {
  if (order === "game") return [...cards];
  if (order === "reversed") return [...cards].reverse();
  return [...cards].sort((one, other) => place(one.card) - place(other.card));
}

/** Jokers first, then suits alternating in colour (clubs, hearts, spades, diamonds), ranks as printed from the ace down. */
function place(card: string): number {
  if (card.length > 2) return card === "BIG" ? -2 : -1;
  const suit = "CHSD".indexOf(card[0]!);
  return suit * RANKS.length + RANKS.indexOf(card[1]!);
}
