/** The card patterns: which faces, in which colours, with which cards, and which games they play. Their words are in `client-cards.ftl`. */

export type Deck = "french" | "german" | "large" | "paris";
export type PatternKey = "prussian" | "tournament" | "english" | "four" | "paris" | "large" | "double";

export interface Pattern {
  key: PatternKey;
  deck: Deck;
  /** The class that sets the colours of the suits; see `cards/faces.css`. */
  scheme: "two-colour" | "four-colour" | "tournament-colours";
  ranks: string;
  jokers: boolean;
  /** How often the pack holds each card. */
  packs: number;
  /** The games it plays, the one that its exhibit deals first. */
  games: readonly string[];
  /** The article on it by language of Wikipedia; English where a language has none. */
  articles: Readonly<Record<string, string>>;
}

const SKAT_RANKS = "AKQJT987";
const ALL_RANKS = "AKQJT98765432";

/** In the order in which they hang in the gallery. */
export const PATTERNS: readonly Pattern[] = [
  {
    key: "prussian", deck: "german", scheme: "two-colour", ranks: SKAT_RANKS, jokers: false, packs: 1, games: ["skat"],
    articles: { en: "German-suited_playing_cards", de: "Deutsches_Blatt", nb: "Kortstokk", fr: "Carte_à_jouer_allemande", bg: "Карти_за_игра", zh: "德國撲克牌" },
  },
  {
    key: "tournament", deck: "french", scheme: "tournament-colours", ranks: SKAT_RANKS, jokers: false, packs: 1, games: ["skat", "belote"],
    articles: { en: "Four-color_deck", de: "Spielkarte", nb: "Kortstokk", fr: "Carte_à_jouer", bg: "Карти_за_игра", zh: "扑克牌" },
  },
  {
    key: "english", deck: "french", scheme: "two-colour", ranks: ALL_RANKS, jokers: false, packs: 1, games: ["cribbage", "belote", "skat"],
    articles: { en: "English_pattern_playing_cards", de: "Spielkarte", nb: "Kortstokk", fr: "Portrait_anglais", bg: "Карти_за_игра", zh: "扑克牌" },
  },
  {
    key: "four", deck: "french", scheme: "four-colour", ranks: ALL_RANKS, jokers: true, packs: 1, games: ["cribbage", "belote", "skat", "tractor"],
    articles: { en: "Four-color_deck", de: "Spielkarte", nb: "Kortstokk", fr: "Carte_à_jouer", bg: "Карти_за_игра", zh: "扑克牌" },
  },
  {
    key: "paris", deck: "paris", scheme: "two-colour", ranks: SKAT_RANKS, jokers: false, packs: 1, games: ["belote", "skat"],
    articles: { en: "French-suited_playing_cards", de: "Französisches_Blatt", nb: "Kortstokk", fr: "Portrait_de_Paris", bg: "Карти_за_игра", zh: "扑克牌" },
  },
  {
    key: "large", deck: "large", scheme: "four-colour", ranks: ALL_RANKS, jokers: true, packs: 1, games: ["cribbage", "belote", "skat", "tractor"],
    articles: { en: "Playing_card", de: "Spielkarte", nb: "Kortstokk", fr: "Carte_à_jouer", bg: "Карти_за_игра", zh: "扑克牌" },
  },
  {
    key: "double", deck: "french", scheme: "two-colour", ranks: ALL_RANKS, jokers: true, packs: 2, games: ["tractor"],
    articles: { en: "Sheng_ji", de: "Sheng_ji", nb: "Kortstokk", fr: "Joker_(carte_à_jouer)", bg: "Карти_за_игра", zh: "升级_(扑克)" },
  },
];

export function findPattern(key: string): Pattern | undefined {
  return PATTERNS.find((pattern) => pattern.key === key);
}

/** Every different card of a pattern: a row for each suit, and one for the jokers. */
export function rowsOf({ ranks, jokers }: Pattern): string[][] {
  const suits = [..."CSHD"].map((suit) => [...ranks].map((rank) => suit + rank));
  return jokers ? [...suits, ["BIG", "SML"]] : suits;
}

/** The same one after the other. */
export function cardsOf(pattern: Pattern): string[] {
  return rowsOf(pattern).flat();
}

/** How many cards the pack holds. */
export function sizeOf(pattern: Pattern): number {
  return cardsOf(pattern).length * pattern.packs;
}

/** The patterns that a game can be played with, its own one first. */
export const PATTERNS_OF = {
  belote: ["paris", "english", "four", "tournament", "large"],
  cribbage: ["english", "four", "large"],
  skat: ["prussian", "tournament", "paris", "english", "four", "large"],
  tractor: ["double", "four", "large"],
} as const satisfies Record<string, readonly PatternKey[]>;
