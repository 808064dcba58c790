import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nonceFor, noteView, receiptOf } from "../src/receipts";
import type { TableView } from "../src/wire";

const BOUND = "a".repeat(64);

function viewOf(seat: number | null, played: number, hand: readonly string[], phase = "playing"): TableView {
  const company = { fair: { match: { commitment: BOUND, nonces: [], deals: 0, secret: "" }, next_commitment: "", given: [] } };
  return { your_seat: seat, phase, match: { deals_played: played }, view: { hand }, company } as unknown as TableView;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

test("a nonce answers a commitment, and the same one as often as it is asked", () => {
  const nonce = nonceFor(BOUND, 1);
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(nonceFor(BOUND, 1)).toBe(nonce);
});

test.each([
  ["the server is not bound", "", 0],
  ["the reader has no seat", BOUND, null],
])("no nonce is given while %s", (_, commitment, seat) => {
  expect(nonceFor(commitment, seat)).toBe("");
});

test("the first cards seen in each deal are noted, by the seat one really has", () => {
  nonceFor(BOUND, 0);
  noteView(viewOf(2, 0, ["HA", "HT"]));
  noteView(viewOf(2, 0, ["HT"]));
  noteView(viewOf(2, 0, [], "deal_over"));
  noteView(viewOf(2, 1, ["C7"]));
  expect(receiptOf(BOUND)).toMatchObject({ seat: 2, commitment: BOUND, hands: { "1": "HA HT", "2": "C7" } });
});

test("a match without a nonce of one's own, or looked on at, is not noted", () => {
  noteView(viewOf(0, 0, ["HA"]));
  expect(receiptOf(BOUND)).toBeUndefined();
});
