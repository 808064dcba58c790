/** A game's codes in words: cards, moves, events, score lines, refusals. Every sentence comes from the game's own `.ftl`. */
import { unnamedSeat } from "./company/naming";
import { cardsIn, isCard, verbOf } from "./moves";
import { isSaid, say } from "./say.svelte";
import { findPattern } from "./patterns";
import { patternOf } from "./settings.svelte";
import type { Difference, Event, Occupant, ScoreLine, TableView } from "./wire";
import { keyPart } from "./words";

type Coded = readonly (readonly [string, number | string])[];
export type Value = Difference["value"];

/** Whether cards of this game are shown, and named, as German-suited. */
export function isGermanSuited(game: string): boolean {
  return findPattern(patternOf(game))?.deck === "german";
}

/** "ten of hearts", in the reader's language and by the faces shown. */
export function cardName(game: string, card: string): string {
  return nameOfCard(card, isGermanSuited(game));
}

/** A card by the names of its suit and rank, French or German. */
export function nameOfCard(card: string, german: boolean): string {
  if (card.length > 2) return say(`card-${card}`);
  const pack = german ? "german-" : "";
  const rank = card.slice(1);
  const rankKey = isSaid(`${pack}rank-${rank}`) ? `${pack}rank-${rank}` : `rank-${rank}`;
  return say(`${pack}card-name`, { suit: say(`${pack}suit-${card[0]}`), rank: say(rankKey) });
}

/** The letter or number in a card's corner, as in the reader's language. */
export function rankLetter(rank: string): string {
  const letter = `index-${rank}`;
  return isSaid(letter) ? say(letter) : rank.replace("T", "10");
}

const SIGNS: Record<string, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };

/** A card in two signs, for the eye: "10♥"; a joker in words. */
export function cardSigns(card: string): string {
  return card.length > 2 ? say(`card-${card}`) : rankLetter(card.slice(1)) + (SIGNS[card[0]!] ?? "");
}

export function cardNames(game: string, cards: readonly string[]): string {
  return cards.map((card) => cardName(game, card)).join(say("list-comma"));
}

/** A code of the game in words, or the code as it is: "hearts", "pass", "18"; suits by the names of the faces shown. */
export function word(game: string, value: string | number): string {
  const text = String(value);
  for (const key of [`word-${game}-${keyPart(text)}`, `word-any-${keyPart(text)}`]) if (isSaid(key)) return byFaces(game, text, say(key));
  if (isCard(text)) return cardName(game, text);
  if (!text.includes(" ")) return text;
  if (text.includes(" + ")) return text.split(" + ").map((part) => word(game, part)).join(" + ");
  if (text.split(" ").every(isCard)) return cardNames(game, text.split(" "));
  return text.split(" ").map((part) => word(game, part)).join(" ");
}

/** A contract begins with its suit in German; where French faces are shown, the suit goes by its French name. */
function byFaces(game: string, text: string, words: string): string {
  const suit = keyPart(text.split(" ")[0]!);
  const french = `word-${game}-french-${suit}`;
  return isGermanSuited(game) || !isSaid(french) ? words : words.replace(say(`word-${game}-${suit}`), say(french));
}

/** A move in words: "pass", "hearts, Hand", "put away: …"; what is said with a card follows it: "play: … + tierce". */
export function moveWords(game: string, move: string): string {
  const [done = "", ...said] = move.split(" + ");
  const cards = cardsIn(done);
  const words = cards.length === 0 ? word(game, done) : say("move-with-cards", { move: word(game, verbOf(done)), cards: cardNames(game, cards) });
  return [words, ...said.map((part) => word(game, verbOf(part)))].join(" + ");
}

/** The name for the ear of a button whose text shows cards in signs; none where the text can be read aloud. */
export function spokenMove(game: string, move: string, shown: string): string | undefined {
  return /[♣♠♥♦]/.test(shown) ? moveWords(game, move) : undefined;
}

/** The seat that is drawn nearest to the reader: whose view it is, for a spectator the first. */
export function nearSeat(view: TableView): number {
  return (view.view as { seat: number | null }).seat ?? 0;
}

export function seatName(view: TableView, seat: number): string {
  return seat === view.your_seat ? say("you") : occupantName(view.seats[seat], seat);
}

function occupantName(occupant: Occupant | undefined, seat: number): string {
  return occupant?.name || unnamedSeat(seat);
}

/** A side by the seats that score together: "We" and "They" for who plays with a partner, else by name. */
export function sideName(view: TableView, side: number): string {
  const seats = view.seats.flatMap((occupant, seat) => (occupant.side === side ? [seat] : []));
  if (seats.length === 1 || view.your_seat === null) return seats.map((seat) => seatName(view, seat)).join(say("list-comma"));
  return say(seats.includes(view.your_seat) ? "we" : "they");
}

export function eventText(view: TableView, event: Event): string {
  const values = { ...worded(view, event.arguments), cards: cardNames(view.game, event.cards) };
  const seat = event.seat === null ? "" : seatName(view, event.seat);
  return say(`event-${view.game}-${keyPart(event.code)}`, { ...values, seat });
}

export function lineText(view: TableView, line: ScoreLine): string {
  const side = line.side === null ? "" : sideName(view, line.side);
  return say(`line-${view.game}-${keyPart(line.code)}`, { ...worded(view, line.arguments), side });
}

/** Why something is not allowed: the game's sentence, else the server's, else the code. */
export function refusalText(game: string, code: string, sentence = ""): string {
  for (const key of [`refusal-${game}-${keyPart(code)}`, `refusal-${keyPart(code)}`]) if (isSaid(key)) return say(key);
  return sentence || code;
}

export function askedText(view: TableView): string {
  const asked = view.asked;
  if (!asked) return "";
  return say(`asked-${view.game}-${keyPart(asked.kind)}`, { count: asked.count });
}

export function optionText(game: string, key: string, value: Value): string {
  const one = (item: string | number | boolean): string => {
    const known = `option-${game}-${key}-${keyPart(item)}`;
    return isSaid(known) ? say(known) : String(item);
  };
  if (!Array.isArray(value)) return one(value as string | number | boolean);
  return value.length ? value.map(one).join(say("list-comma")) : say("option-none");
}

/** Arguments by name, with codes of words and cards in words, and seats and sides by name. */
function worded(view: TableView, coded: Coded): Record<string, string | number> {
  return Object.fromEntries(coded.map(([name, value]) => [name, argument(view, name, value)]));
}

function argument(view: TableView, name: string, value: string | number): string | number {
  if (typeof value === "string") return word(view.game, value);
  if (/(^|_)(seat|declarer|dealer|winner|leader)$/.test(name)) return seatName(view, value);
  return /(^|_)side$/.test(name) ? sideName(view, value) : value;
}
