import { expect, test } from "vitest";
import { articleIn } from "../src/pages/exhibit";
import { cardsOf, findPattern, PATTERNS, PATTERNS_OF, sizeOf } from "../src/patterns";

const sprites = import.meta.glob<string>("../cards/*.svg", { query: "?raw", import: "default", eager: true });

test.each(PATTERNS)("the sprite of $key holds each of its cards", (pattern) => {
  const sprite = sprites[`../cards/${pattern.deck}.svg`]!;
  expect(cardsOf(pattern).filter((card) => !sprite.includes(`<symbol id="${card}"`))).toEqual([]);
});

test.each([["prussian", 32], ["english", 52], ["four", 54], ["double", 108]])("the pack of %s has %i cards", (key, size) => {
  expect(sizeOf(findPattern(key)!)).toBe(size);
});

test("games and patterns name each other", () => {
  const ofGames = Object.entries(PATTERNS_OF).flatMap(([game, keys]) => keys.map((key) => `${key} ${game}`)).sort();
  expect(PATTERNS.flatMap(({ key, games }) => games.map((game) => `${key} ${game}`)).sort()).toEqual(ofGames);
});

test.each([["nb", "https://no.wikipedia.org/wiki/Kortstokk"], ["de", "https://de.wikipedia.org/wiki/Deutsches_Blatt"]])(
  "a reader of %s is led to %s", (language, address) => expect(articleIn(findPattern("prussian")!, language)).toBe(address),
);
