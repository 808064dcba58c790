import { expect, test } from "vitest";
import { awardsUpTo, laidCards, nearestCut, numbersOf, pegsOf, showSteps } from "../src/games/cribbage";
import { boardOf, holeAt, lineAfter, skunkHoles, trackPath } from "../src/games/pegboard";
import type { CribbageAwardView, CribbageView, Result } from "../src/wire";

function award(seat: number, where: CribbageAwardView["where"], board: [number, number], scores: number[]): CribbageAwardView {
  const combinations = scores.map((score) => ({ kind: "fifteen" as const, cards: ["C5", "DT"], score, rule: "C-12" }));
  const score = scores.reduce((sum, one) => sum + one, 0);
  return { seat, where, cards: ["C5", "DT", "H2", "S9", "CK"], combinations, score, pegged: score, claimed: 0, named: null, board, rule: "" };
}

const AWARDS = [award(0, "play", [2, 0], [2]), award(1, "hand", [2, 4], [2, 2]), award(0, "hand", [2, 4], []), award(0, "crib", [8, 4], [2, 2, 2])];

test("the show is counted combination by combination, and a hand worth nothing is one step", () => {
  const steps = showSteps(AWARDS);
  expect(steps.map(({ award: { where, seat }, score, complete }) => [where, seat, score, complete])).toEqual([
    ["hand", 1, 2, false], ["hand", 1, 4, true], ["hand", 0, 0, true], ["crib", 0, 2, false], ["crib", 0, 4, false], ["crib", 0, 6, true],
  ]);
});

test("pegs stand where the step of the show has come to, each with the hole before", () => {
  const steps = showSteps(AWARDS);
  const pegs = (at: number) => [0, 1].map((seat) => pegsOf([0, 0], awardsUpTo(AWARDS, steps[at]), [], seat));
  expect(pegs(0)).toEqual([{ front: 2, back: 0 }, { front: 0, back: 0 }]);
  expect(pegs(1)).toEqual([{ front: 2, back: 0 }, { front: 4, back: 0 }]);
  expect(pegs(9)).toEqual([{ front: 8, back: 2 }, { front: 4, back: 0 }]);
});

test("at the start of a deal the back peg stands where the deal before left it", () => {
  const line = (side: number, board: number) => ({ code: "sum", rule: "C-A22", side, arguments: [["board", board]] as [string, number][] });
  const sheet: Result[] = [{ scores: [9, 3], reason: "counted", lines: [line(0, 5), line(1, 3), line(0, 9)] }];
  expect(pegsOf([9, 3], [], sheet, 0)).toEqual({ front: 9, back: 5 });
  expect(pegsOf([0, 0], [], sheet, 0)).toEqual({ front: 0, back: 0 });
});

test("cards of a series that is over are old, and all are once the count is 0 again", () => {
  const plays = [{ seat: 0, card: "CK", count: 10, series: 0 }, { seat: 1, card: null, count: 10, series: 0 }, { seat: 1, card: "D2", count: 2, series: 1 }];
  const shown = (series: string[]) => laidCards({ plays, series } as unknown as CribbageView).map(({ old }) => old);
  expect(shown(["D2"])).toEqual([true, true, false]);
  expect(shown([])).toEqual([true, true, true]);
});

test("numbers to name or claim are read from the offered moves", () => {
  expect(numbersOf(["count 0", "count 12", "muggins 2", "go"], "count")).toEqual([0, 12]);
});

test.each([[121, 4], [61, 2]])("a board to %i has %i streets, and each hole a place of its own on it", (target, streets) => {
  const { width, height, streets: found } = boardOf(target);
  expect(found).toBe(streets);
  const holes = [0, 1].flatMap((track) => Array.from({ length: target }, (_, hole) => holeAt(hole, track, target)));
  expect(new Set(holes.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(2 * target);
  for (const { x, y } of [...holes, holeAt(target, 0, target)]) {
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  }
});

test("both tracks end in the one last hole, which stands beside the street's end", () => {
  expect(holeAt(121, 0, 121)).toEqual(holeAt(121, 1, 121));
  expect(Math.abs(holeAt(121, 0, 121).x - holeAt(120, 0, 121).x)).toBeLessThan(2);
});

test("tracks run round: the outer one in a turn is the inner one in the next", () => {
  const inner = (hole: number) => Math.abs(holeAt(hole, 0, 121).y - holeAt(hole + 1, 0, 121).y);
  expect(inner(30)).toBeGreaterThan(inner(60));
  expect(trackPath(0, 121).match(/A/g)).toHaveLength(3);
});

test.each([
  [121, "double", [90, 60]],
  [121, "single", [90]],
  [61, "double", [30]],
  [121, "off", []],
])("skunk lines to %i, %s", (target, skunk, holes) => {
  expect(skunkHoles(target, skunk)).toEqual(holes);
  for (const hole of holes) {
    const [from, to] = lineAfter(hole, target);
    expect(from.x).toBe(to.x);
    expect(Math.min(from.y, to.y)).toBeLessThan(Math.min(holeAt(hole, 0, target).y, holeAt(hole, 1, target).y));
  }
});

test.each([[1, "cut 4"], [20, "cut 20"], [21, "cut 20"], [22, "cut 23"], [52, "cut 36"]])("a tap at %i cuts at the nearest place that can be cut", (place, move) => {
  expect(nearestCut(["cut 4", "cut 20", "cut 23", "cut 36"], place)).toBe(move);
  expect(nearestCut([], place)).toBeUndefined();
});
