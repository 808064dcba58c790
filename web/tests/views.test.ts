import { expect, test } from "vitest";
import { GAP, KeptView, changed } from "../src/views";
import type { Changes, TableView } from "../src/wire";

const whole = (number: number): TableView =>
  ({ type: "table", number, seq: 7, view: { to_act: [1], hand: ["HA", "S7"] }, seats: [{ name: "a" }, { name: "b" }], events: [{ number: 0 }] }) as unknown as TableView;
const changes = (number: number, changed: Changes["changed"] = {}): Changes => ({ type: "changes", number, changed });

test("values are set and lists grow where the message says, and the view before stays as it was", () => {
  const before = whole(1);
  const after = changed(before, changes(2, { view: { to_act: [[2]] }, seats: { 1: { name: ["c"] } }, seq: [8], events: [1, [{ number: 1 }, { number: 2 }]] }));
  expect(after).toEqual({
    ...whole(2), seq: 8, view: { to_act: [2], hand: ["HA", "S7"] }, seats: [{ name: "a" }, { name: "c" }],
    events: [{ number: 0 }, { number: 1 }, { number: 2 }],
  });
  expect(before).toEqual(whole(1));
});

test("what has not changed is the same object", () => {
  const before = whole(1);
  const after = changed(before, changes(2, { seats: { 1: { name: ["c"] } } })) as TableView;
  expect([after.view, after.seats[0], after.events]).toEqual([before.view, before.seats[0], before.events]);
  expect(after.view).toBe(before.view);
  expect(after.seats[0]).toBe(before.seats[0]);
});

test("null, an empty list and a list of one are values like others", () => {
  const after = changed(whole(1), changes(2, { seq: [null], events: [[]], view: { hand: [["HA"]] } }));
  expect(after).toEqual({ ...whole(2), seq: null, events: [], view: { to_act: [1], hand: ["HA"] } });
});

test("changes are taken in order only: after a gap nothing is shown until a whole view comes", () => {
  const kept = new KeptView();
  expect(kept.take(changes(2))).toBe(GAP);
  expect(kept.take(whole(1))).toEqual(whole(1));
  expect(kept.take(changes(3))).toBe(GAP);
  expect(kept.take(changes(2))).toEqual(whole(2));
  expect(kept.take(whole(6))).toEqual(whole(6));
  expect(kept.take(changes(7, { seq: [9] }))).toEqual({ ...whole(7), seq: 9 });
});

test("what comes late or twice is not taken", () => {
  const kept = new KeptView();
  kept.take(whole(4));
  expect([kept.take(whole(3)), kept.take(changes(4)), kept.take(whole(4))]).toEqual([undefined, undefined, undefined]);
});
