import { expect, test } from "vitest";
import { readSettings } from "../src/settings.svelte";
import { inOrder } from "../src/view/handorder";
import { placeOf } from "../src/view/shapes";
import { readPath } from "../src/route.svelte";
import { withAnchors } from "../src/pages/rulespage";
import { handCards } from "../src/table.svelte";

test("settings that are missing, broken or no longer there stand as at first", () => {
  const first = readSettings(null, ["de"]);
  expect(first).toMatchObject({ language: "de", tap: "select", skatCards: "prussian" });
  expect(readSettings("{not json", ["de"])).toEqual(first);
  expect(readSettings('{"tap":"thrice","theme":"dark"}', ["de"])).toEqual({ ...first, theme: "dark" });
});

test.each([
  ["game", ["HA", "C7", "BIG"]],
  ["reversed", ["BIG", "C7", "HA"]],
  ["printed", ["BIG", "C7", "HA"]],
] as const)("a hand in order %s", (order, cards) => {
  expect(inOrder(handCards(["HA", "C7", "BIG"]), order).map(({ card }) => card)).toEqual(cards);
});

test.each([
  [1, 3, true, "left"],
  [1, 4, true, "left"],
  [1, 4, false, "right"],
  [2, 4, false, "top"],
  [1, 2, true, "top"],
] as const)("seat %i of %i sits where the order of play puts it", (seat, seats, clockwise, place) => {
  expect(placeOf(seat, 0, seats, clockwise)).toBe(place);
});

test.each([
  ["/", { page: "home" }],
  ["/cards", { page: "gallery" }],
  ["/cards/prussian", { page: "exhibit", pattern: "prussian" }],
  ["/games/skat", { page: "game", game: "skat" }],
  ["/tables/a%2Fb", { page: "table", id: "a/b" }],
  ["/games/skat/more", { page: "unknown", path: "/games/skat/more" }],
  ["/elsewhere", { page: "unknown", path: "/elsewhere" }],
])("the path %s", (path, route) => {
  expect(readPath(path)).toEqual(route);
});

test("each rule id becomes a place to link to, once, and never inside a tag", () => {
  expect(withAnchors('<p title="S-9">Follow (S-9, S-A16). S-9</p>')).toBe(
    '<p title="S-9">Follow (<span class="rule-id" id="rule-S-9">S-9</span>, <span class="rule-id" id="rule-S-A16">S-A16</span>). S-9</p>',
  );
});
