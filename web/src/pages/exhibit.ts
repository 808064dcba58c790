/** Names of what a pattern consists of, and where more is written about it. */
import type { Pattern } from "../patterns";
import { say } from "../say.svelte";

const SUITS = { C: "clubs", S: "spades", H: "hearts", D: "diamonds" } as const;

/** Each suit by its own name, with the card that shows it. */
export function suitNames({ deck }: Pattern): { card: string; name: string }[] {
  return Object.entries(SUITS).map(([suit, key]) => ({
    card: `${suit}A`,
    name: say(deck === "german" ? `word-skat-${key}` : `word-skat-french-${key}`),
  }));
}

/** The ranks from the highest, by the names of the pattern. */
export function rankNames({ deck, ranks }: Pattern): string[] {
  return [...ranks].map((rank) => say(deck === "german" && "AKQJ".includes(rank) ? `german-rank-${rank}` : `rank-${rank}`));
}

/** The article about a pattern in the reader's Wikipedia. */
export function articleIn({ articles }: Pattern, language: string): string {
  const [own, title] = articles[language] ? [language, articles[language]] : ["en", articles["en"]];
  return `https://${own === "nb" ? "no" : own}.wikipedia.org/wiki/${encodeURIComponent(title ?? "")}`;
}
