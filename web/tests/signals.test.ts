import { expect, test } from "vitest";
import { heardOf, signalsSince, SIGNALS } from "../src/signals";
import { readVolumes } from "../src/sound.svelte";
import type { TableView } from "../src/wire";

/** A view with these events, numbered from 0, in which the reader is asked or not. */
function viewWith(codes: readonly string[], asked: boolean): TableView {
  const events = codes.map((code, number) => ({ number, event: { code, seat: 0, cards: [], arguments: [], rule: "" } }));
  return { events, asked: asked ? { waited_for: true } : null } as unknown as TableView;
}

test.each([
  [["play"], false, ["play", "play"], false, []],
  [["play"], false, ["play", "play", "trick"], false, ["trick"]],
  [["bid"], false, ["bid", "kontra", "pass"], true, ["announcement", "turn"]],
  [[], true, ["play"], true, ["turn"]],
  [["play"], true, ["play"], true, []],
] as const)("after %j (asked: %j) comes %j (asked: %j): %j", (before, was, after, is, signals) => {
  expect(signalsSince(heardOf(viewWith(before, was)), viewWith(after, is))).toEqual(signals);
});

test("volumes are percentages, and as at first where nothing sensible is kept", () => {
  expect(readVolumes({ turn: 0, trick: 300, announcement: "loud" })).toEqual({ turn: 0, trick: 40, announcement: 40, clock: 40 });
  expect(Object.keys(readVolumes({}))).toEqual([...SIGNALS]);
});
