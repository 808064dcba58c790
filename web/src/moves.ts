/** Reading the texts of moves that the server offers: which cards they name, and which offered move goes with chosen cards. */
import type { Asked } from "./wire";

const CARD = /^([CSHD][AKQJT2-9]|BIG|SML)$/;

export function isCard(word: string): boolean {
  return CARD.test(word);
}

/** The cards that a move takes from the hand, in its order; what stands after " + " is said with them. */
export function cardsIn(move: string): string[] {
  return move.split(" + ")[0]!.split(" ").filter(isCard);
}

/** The move without its cards: "play HA" is "play". */
export function verbOf(move: string): string {
  return move.split(" ").filter((word) => !isCard(word)).join(" ");
}

/** Offered moves that take no card from the hand: calls and the like. */
export function plainMoves(asked: Asked): string[] {
  return asked.moves.filter((move) => cardsIn(move).length === 0);
}

/** The offered move with exactly these cards; composed in the offered form where the offer is not complete. */
export function moveWith(asked: Asked, cards: readonly string[]): string | undefined {
  const wanted = sorted(cards);
  const offered = asked.moves.find((move) => sorted(cardsIn(move)) === wanted);
  if (offered || asked.complete) return offered;
  const form = asked.moves.find((move) => cardsIn(move).length > 0);
  return form && [verbOf(form), ...cards].join(" ");
}

/** Whether both texts are the same move: cards in any order. */
export function isSameMove(one: string, other: string): boolean {
  return sorted(one.split(" ")) === sorted(other.split(" "));
}

/** Moves that end the deal before its last trick. They stand out of the way, and are asked for twice. */
export function endsDeal(move: string): boolean {
  return /^(claim|concede)( |$)/.test(move);
}

/** The only legal move that goes on with the deal, if there is just one: it plays a card or says what must be said. */
export function onlyMove(asked: Asked | null): string | undefined {
  if (!asked?.waited_for || !asked.complete) return undefined;
  const [only, ...others] = asked.moves.filter((move) => !endsDeal(move));
  return others.length === 0 ? only : undefined;
}

function sorted(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}
