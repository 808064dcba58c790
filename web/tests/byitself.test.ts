import { expect, test } from "vitest";
import { cameBy } from "../src/byitself";
import type { Happened, TableView } from "../src/wire";

function happened(number: number, seat: number | null, ...cards: string[]): Happened {
  return { number, event: { code: "play", seat, cards, arguments: [], rule: "" } } as unknown as Happened;
}

const VIEW = {
  events: [happened(3, 0, "HA"), happened(4, 1, "H7"), happened(5, null), happened(6, 1, "D8"), happened(7, 2)],
  automatic: [4, 7], by_bot: [6],
} as unknown as TableView;

test.each([
  ["a move of one's own", 0, ["HA"], undefined],
  ["a card that time played", 1, ["H7"], "automatic"],
  ["a card that a bot played for a person", 1, ["D8"], "by_bot"],
  ["the last move of a seat, whatever it was", 1, undefined, "by_bot"],
  ["a call", 2, undefined, "automatic"],
  ["a card that was not played", 2, ["CA"], undefined],
  ["a seat that has not moved", 3, undefined, undefined],
])("it is told of %s", (_, seat, cards, by) => {
  expect(cameBy(VIEW, seat, cards)).toBe(by);
});
