import { expect, test } from "vitest";
import { percent, talliesOf } from "../src/history/statistics";
import type { MatchPlayed } from "../src/wire";

function match(change: Partial<MatchPlayed>): MatchPlayed {
  return {
    table_id: "t", game: "skat", preset: "house", finished: 0, first_deal: 1, deals: 3, seats: [], seat: 0, side: 0,
    scores: [40, 10, -20], won: true, by_time: false, deals_ahead: 2, lesson: false, ...change,
  };
}

test("matches are counted by game and preset, the most played first", () => {
  const tallies = talliesOf([match({ preset: "isko" }), match({}), match({ won: false, side: 2, by_time: true, deals_ahead: 0 })]);
  expect(tallies).toEqual([
    { game: "skat", preset: "house", matches: 2, won: 1, byTime: 1, deals: 6, dealsAhead: 2, best: 40, mean: 10 },
    { game: "skat", preset: "isko", matches: 1, won: 1, byTime: 0, deals: 3, dealsAhead: 2, best: 40, mean: 40 },
  ]);
});

test("lessons are not counted", () => {
  expect(talliesOf([match({ lesson: true })])).toEqual([]);
  expect(talliesOf([match({ lesson: true }), match({})])).toMatchObject([{ matches: 1, deals: 3 }]);
});

test("nothing played is no statistics", () => {
  expect(talliesOf([])).toEqual([]);
});

test.each([[1, 3, 33], [2, 3, 67], [0, 0, 0]])("%i of %i is %i percent", (part, whole, share) => {
  expect(percent(part, whole)).toBe(share);
});
