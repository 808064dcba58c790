import { expect, test } from "vitest";
import { dailyPage, daysBefore } from "../src/daily/api";
import { binsOf, holds } from "../src/daily/bins";
import { readPath } from "../src/route.svelte";

const scores = (...found: number[]) => found.map((score) => ({ score, count: 1 }));

test("few scores have a row each, the best first, also those between that nobody has", () => {
  expect(binsOf([{ score: -1, count: 2 }, { score: 1, count: 3 }])).toEqual([
    { from: 1, to: 1, count: 3 }, { from: 0, to: 0, count: 0 }, { from: -1, to: -1, count: 2 },
  ]);
});

test.each([[0, 11, 1], [0, 12, 2], [-48, 72, 20], [-7, 100, 10], [-240, 240, 50]])("scores from %i to %i are drawn together by %i", (lowest, highest, width) => {
  const bins = binsOf(scores(lowest, highest));
  expect(bins.length).toBeLessThanOrEqual(12);
  expect(bins[0]!.to - bins[0]!.from + 1).toBe(width);
  expect([holds(bins.at(-1)!, lowest), holds(bins[0]!, highest)]).toEqual([true, true]);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test("no score is no chart, and nobody's row", () => {
  expect(binsOf([])).toEqual([]);
  expect(holds({ from: 0, to: 9, count: 1 }, null)).toBe(false);
});

test("the days before a day go on over the end of a month", () => {
  expect(daysBefore("2026-03-02", 3)).toEqual(["2026-03-01", "2026-02-28", "2026-02-27"]);
});

test("a day's deal has a page of its own, today's one that stays", () => {
  expect(readPath(dailyPage("skat"))).toEqual({ page: "daily", game: "skat", day: "" });
  expect(readPath(dailyPage("skat", "2026-11-30"))).toEqual({ page: "daily", game: "skat", day: "2026-11-30" });
  expect(readPath("/daily/skat/2026-11-30/x").page).toBe("unknown");
});
