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

/** At most `count` rows of equal length. */
export function equalRows(cards: readonly HandCard[], count: number): HandCard[][] {
  const size = Math.max(1, Math.ceil(cards.length / count));
  return Array.from({ length: count }, (_, row) => cards.slice(row * size, (row + 1) * size));
}

/** Rows of at most `most` cards that keep groups together: a group goes on the row before where it fits, else begins one. */
export function groupedRows(cards: readonly HandCard[], groupOf: (card: string) => string, most: number): HandCard[][] {
  const groups = new Map<string, HandCard[]>();
  for (const held of cards) groups.set(groupOf(held.card), [...(groups.get(groupOf(held.card)) ?? []), held]);
  const rows: HandCard[][] = [];
  for (const group of groups.values()) {
    const parts = equalRows(group, Math.ceil(group.length / most));
    for (const part of parts) {
      const last = rows.at(-1);
      if (last && parts.length === 1 && last.length + part.length <= most) last.push(...part);
      else rows.push([...part]);
    }
  }
  return rows;
}
