/** Tractor's view in words and shapes: facts, tricks of several cards, what was captured, rows of the hand. */
import { cardNames, cardSigns, rankLetter, seatName, sideName, word } from "../gamewords";
import { cardsIn, verbOf } from "../moves";
import { say } from "../say.svelte";
import { handCards } from "../table.svelte";
import type { Fact, Laid, ShownTrick } from "../view/shapes";
import type { Asked, TableView, TractorFinishedTrick, TractorMatch, TractorView } from "../wire";

const SEATS = 4;
const LEVELS = "23456789TJQKA";

/** A rank as it is written: "10", "K". */
export const levelWords = rankLetter;

/** A side's level by its number, 2 to 14; above that it is beyond the last. */
export function levelByNumber(level: number): string {
  const rank = LEVELS[level - 2];
  return rank ? levelWords(rank) : say("tractor-beyond");
}

export function tractorFacts(view: TableView, tractor: TractorView): Fact[] {
  const { levels } = view.match as TractorMatch;
  return [
    { label: say("tractor-trump"), value: trumpWords(view, tractor), strong: true },
    ...(tractor.dealer_known ? [] : [{ label: say("tractor-dealer"), value: say("tractor-dealer-open") }]),
    ...(tractor.leader === null ? [] : [{ label: say("leads"), value: seatName(view, tractor.leader) }]),
    ...(tractor.phase === "play" || tractor.tricks.length ? [{ label: say("tricks"), value: tricksWords(view, tractor) }] : []),
    { label: say("tractor-levels"), value: levels.map((level, side) => `${sideName(view, side)} ${levelByNumber(level)}`).join(" · ") },
  ];
}

function trumpWords(view: TableView, tractor: TractorView): string {
  const level = levelWords(tractor.level);
  if (!tractor.trump_known && !tractor.declaration) return say("tractor-trump-open", { level });
  const suit = tractor.trump_known ? tractor.trump : suitOf(tractor.declaration?.cards[0]);
  const trump = say("tractor-trump-level", { level, trump: suit ? say(`suit-${suit}`) : say("tractor-no-trump") });
  return tractor.declaration ? say("tractor-trump-by", { trump, ...declared(view, tractor) }) : say("tractor-trump-flipped", { trump });
}

/** Whose declaration it is, and with which cards. */
function declared(view: TableView, { declaration }: TractorView): Record<string, string> {
  return declaration ? { seat: seatName(view, declaration.seat), cards: shortCards(declaration.cards) } : {};
}

/** The suit that a declared card names; none for jokers. */
function suitOf(card = ""): string | undefined {
  return card.length === 2 ? card[0] : undefined;
}

/** What would overcall the cards that stand: words for one card, a pair, small and big jokers. */
export function overcallWords(cards: readonly string[]): string {
  const kind = cards[0] === undefined ? "none" : cards[0].length > 2 ? cards[0] : cards.length === 1 ? "single" : "pair";
  return say(`tractor-overcall-${kind}`);
}

/** Cards in signs; two jokers in words. */
export function shortCards(cards: readonly string[]): string {
  const [first = "", second] = cards;
  return first.length > 2 && first === second ? say(`tractor-two-${first}`) : cards.map(cardSigns).join(" ");
}

function tricksWords(view: TableView, { tricks }: TractorView): string {
  const won = view.seats.map((_, side) => tricks.filter(({ winner }) => view.seats[winner]?.side === side).length).slice(0, 2);
  return won.map((count, side) => `${sideName(view, side)} ${count}`).join(" · ");
}

export function seatNotes(tractor: TractorView, seat: number): string[] {
  const notes: string[] = [];
  const throwing = tractor.failed_throws.findLast((failed) => failed.seat === seat && failed.trick >= tractor.tricks.length - 1); // a trick longer, so that nobody misses it
  if (throwing) notes.push(say("tractor-throw-failed", { cards: cardNames("tractor", throwing.cards) }));
  const shown = tractor.phase === "play" && seat !== tractor.seat ? (tractor.shown[seat] ?? []) : [];
  if (shown.length) notes.push(say("tractor-shown", { cards: shortCards(shown) }));
  return notes;
}

/** The last thing a seat said while trumps were made. */
export function lastSaid(tractor: TractorView, seat: number): string | undefined {
  if (tractor.phase !== "declare" && tractor.phase !== "draw") return undefined;
  const call = tractor.calls.findLast((one) => one.seat === seat);
  return call && callWords(call.text);
}

export function callWords(text: string): string {
  return cardsIn(text).length ? shortCards(cardsIn(text)) : word("tractor", text);
}

export function trickShown(tractor: TractorView): ShownTrick {
  return { laid: laid(tractor.trick) };
}

export function lastTrick(trick: TractorFinishedTrick | null): ShownTrick | undefined {
  return trick === null ? undefined : { laid: laid(trick), winner: trick.winner, rule: trick.rule };
}

function laid(trick: { leader: number; plays: readonly (readonly string[])[] } | null): Laid[] {
  return (trick?.plays ?? []).map((cards, place) => ({ seat: (trick!.leader + place) % SEATS, cards }));
}

/** The captured fives, tens and kings, by rank. */
export function capturedByRank(captured: readonly string[]): { rank: string; cards: string[] }[] {
  return ["5", "T", "K"].map((rank) => ({ rank, cards: captured.filter((card) => card.slice(1) === rank) }));
}

/**
 * The row of the hand that a card belongs to: trumps lie together, as the server sorted them. Where something lies is
 * all that follows from this.
 */
export function groupOf(tractor: TractorView): (card: string) => string {
  const { level, trump, trump_known: known, match } = tractor;
  const levelsAreTrumps = trump !== null || !known || match.options.nt_level_trump;
  return (card) => (card.length > 2 || card[0] === trump || (levelsAreTrumps && card.slice(1) === level) ? "trump" : card[0]!);
}

/** Ids of held cards that show these faces. */
export function idsOf(hand: readonly string[], cards: readonly string[]): string[] {
  const held = handCards(hand);
  return cards.flatMap((card) => {
    const at = held.findIndex((one) => one.card === card);
    return at < 0 ? [] : held.splice(at, 1).map(({ id }) => id);
  });
}

/** The move that these cards make; whether it is allowed says the server. Cards as offered come first. */
export function moveOf(asked: Asked, cards: readonly string[]): string | undefined {
  const enough = asked.kind === "lead" ? cards.length > 0 : cards.length === asked.count;
  return enough ? [asked.kind === "bury" ? "bury" : "play", ...cards].join(" ") : undefined;
}

/** What stands on the button of a move: a few cards in signs, jokers by name, of more the number. */
export function wordsOf(move: string): string {
  const cards = cardsIn(move);
  if (cards.length === 0) return word("tractor", move);
  if (move.startsWith("bury")) return say("tractor-bury-these", { count: cards.length });
  if (cards.length > 3) return say("tractor-play-these", { count: cards.length });
  const named = cards.some((card) => card.length > 2) ? cardNames("tractor", cards) : shortCards(cards);
  return say("move-with-cards", { move: word("tractor", verbOf(move)), cards: named });
}
