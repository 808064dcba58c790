import { expect, test } from "vitest";
import { cardsIn, endsDeal, isSameMove, moveWith, onlyMove, plainMoves, verbOf } from "../src/moves";
import type { Asked } from "../src/wire";

const asked = (moves: string[], more: Partial<Asked> = {}): Asked => ({ kind: "play", moves, complete: true, count: 1, forced: [], refused: [], waited_for: true, ...more });

test.each([
  ["play HA", ["HA"], "play"],
  ["discard C7 S8", ["C7", "S8"], "discard"],
  ["declare BIG BIG", ["BIG", "BIG"], "declare"],
  ["play HA + tierce SK + belote", ["HA"], "play + tierce + belote"],
  ["no trumps", [], "no trumps"],
])("%s takes %j", (move, cards, verb) => {
  expect([cardsIn(move), verbOf(move)]).toEqual([cards, verb]);
});

test("the offered move with the chosen cards is found in any order", () => {
  expect(moveWith(asked(["discard C7 S8", "discard C7 S9"], { count: 2 }), ["S9", "C7"])).toBe("discard C7 S9");
});

test("where the offer is complete, other cards make no move", () => {
  expect(moveWith(asked(["play HA"]), ["HT"])).toBeUndefined();
});

test("where it is not, the move is written in the offered form", () => {
  expect(moveWith(asked(["discard C7 S8"], { complete: false, count: 2 }), ["HA", "HT"])).toBe("discard HA HT");
});

test("calls are told from moves that take cards", () => {
  expect(plainMoves(asked(["play HA", "claim all", "concede"]))).toEqual(["claim all", "concede"]);
});

test.each([
  ["concede", true], ["claim", true], ["claim all", true], ["claim 40", true],
  ["play HA", false], ["pass", false], ["agree", false], ["muggins 4", false],
])("whether %s ends a deal early: %j", (move, ends) => {
  expect(endsDeal(move)).toBe(ends);
});

test.each([
  [asked(["play HA"]), "play HA"],
  [asked(["play HA", "claim none", "concede"]), "play HA"],
  [asked(["concede"]), undefined],
  [asked(["play HA", "play HT"]), undefined],
  [asked(["kontra"], { waited_for: false }), undefined],
  [asked(["play HA"], { complete: false }), undefined],
  [null, undefined],
])("only a move that must be made and is alone plays itself (%#)", (question, move) => {
  expect(onlyMove(question)).toBe(move);
});

test("the same cards in another order are the same move", () => {
  expect(isSameMove("discard C9 C6", "discard C6 C9")).toBe(true);
  expect(isSameMove("play H2 H2", "play H2 S2")).toBe(false);
  expect(isSameMove("play C7 + tierce SK", "play C7")).toBe(false);
});
