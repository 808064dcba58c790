import { expect, test } from "vitest";
import { capturedByRank, groupOf, idsOf, lastTrick, moveOf, trickShown } from "../src/games/tractor";
import { handCards } from "../src/table.svelte";
import { groupedRows } from "../src/view/handorder";
import type { Asked, TractorView } from "../src/wire";

const ASKED: Asked = { kind: "follow", moves: [], complete: true, count: 2, forced: [], refused: [], waited_for: true };

function seen(fields: Partial<TractorView>, ntLevelTrump = true): TractorView {
  return { level: "2", trump: "H", trump_known: true, match: { options: { nt_level_trump: ntLevelTrump } }, ...fields } as TractorView;
}

test.each([
  ["trumps of all kinds lie together", seen({}), ["BIG", "H2", "C2", "H9"], ["trump", "trump", "trump", "trump"]],
  ["other suits lie by themselves", seen({}), ["C9", "SA", "D5"], ["C", "S", "D"]],
  ["before trumps are made, jokers and level cards lie together", seen({ trump: null, trump_known: false }), ["SML", "C2", "H9"], ["trump", "trump", "H"]],
  ["in no-trump level cards may belong to their suits", seen({ trump: null }, false), ["SML", "C2"], ["trump", "C"]],
])("%s", (_, tractor, cards, groups) => {
  expect(cards.map(groupOf(tractor))).toEqual(groups);
});

test("rows keep groups whole, put two on one row where they fit, and split only a group that is longer than a row", () => {
  const rows = groupedRows(handCards(["HA", "HK", "HQ", "C3", "C4", "D5", "S6", "S7", "S8", "S9", "ST", "SJ"]), (card) => card[0]!, 5);
  expect(rows.map((row) => row.map(({ card }) => card).join(" "))).toEqual(["HA HK HQ C3 C4", "D5", "S6 S7 S8", "S9 ST SJ"]);
});

test("the two copies of a card are told apart", () => {
  expect(idsOf(["HA", "HA", "C3"], ["HA", "HA"])).toEqual(["HA", "HA-1"]);
  expect(idsOf(["HA", "C3"], ["HA", "HA"])).toEqual(["HA"]);
});

test.each([
  ["lead", 0, ["HA"], "play HA"],
  ["lead", 0, ["HA", "HA"], "play HA HA"],
  ["lead", 0, [], undefined],
  ["follow", 2, ["HA"], undefined],
  ["follow", 2, ["HA", "C3"], "play HA C3"],
  ["bury", 8, ["HA", "C3"], undefined],
  ["bury", 2, ["HA", "C3"], "bury HA C3"],
])("%s of %i with %j makes %s", (kind, count, cards, move) => {
  expect(moveOf({ ...ASKED, kind, count }, cards)).toBe(move);
});

test("a trick has the plays of its seats from the leader on", () => {
  const trick = { leader: 2, plays: [["HA", "HA"], ["H3", "H4"]] };
  expect(trickShown(seen({ trick })).laid).toEqual([{ seat: 2, cards: ["HA", "HA"] }, { seat: 3, cards: ["H3", "H4"] }]);
  expect(trickShown(seen({ trick: null })).laid).toEqual([]);
  expect(lastTrick(null)).toBeUndefined();
  expect(lastTrick({ ...trick, winner: 2, card_points: 0, rule: "T-12" })).toMatchObject({ winner: 2, rule: "T-12" });
});

test("captured cards are told by rank", () => {
  expect(capturedByRank(["H5", "CK", "D5"])).toEqual([{ rank: "5", cards: ["H5", "D5"] }, { rank: "T", cards: [] }, { rank: "K", cards: ["CK"] }]);
});
