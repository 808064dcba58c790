import { beforeEach, expect, test, vi } from "vitest";
import { Table, handCards } from "../src/table.svelte";
import type { Asked, TableView } from "../src/wire";

const ASKED: Asked = { kind: "play", moves: ["play HA", "play HT"], complete: true, count: 1, forced: [], refused: [{ card: "CA", code: "must_follow", rule: "S-9" }], waited_for: true };

let numbers = 0;

function viewOf(hand: string[], asked: Asked | null = ASKED): TableView {
  return {
    type: "table", number: ++numbers, lesson: null, count_help: null, table_id: "t", seq: 7, earlier_deals: 0, open_deals: 0, game: "skat", preset: "house", options: {}, rule_card: { from_preset: [], from_usual: [] },
    seats: [{ kind: "person", name: "", side: 0, person: 0, level: null, present: true, lost: false, since: null }], your_seat: 0, mirror: false, phase: "playing", match: {}, view: { hand }, asked,
    events: [], automatic: [], by_bot: [], deal_is_over: false, match_result: null, forfeit: null, sheet: [], offer: null,
    company: {
      you: 0, host: 0, persons: [], watchers: [], clock: null, agreements: [], proposal: null, said: [], take_back: null, may_take_back: false, wish: null,
      settings: { visibility: "private", pace: "none", timeout: "auto", spectators: false, free_text: false, hints: false, count_help: false, daily: "", code: null },
      fair: { match: null, next_commitment: "", given: [] }, stand_ins: [],
    },
  };
}

interface Line {
  readyState: number;
  sent: { request: string; move: string }[];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
}

function seated(hand: string[], asked?: Asked | null): { table: Table; says: (message: object) => void; line: Line } {
  const line: Line = { readyState: 1, sent: [] };
  const socket = Object.assign(line, { send: (text: string) => line.sent.push(JSON.parse(text) as Line["sent"][0]), close: () => {} });
  const table = new Table("t", () => socket as unknown as WebSocket);
  table.start();
  line.onopen?.();
  const says = (message: object): void => line.onmessage?.({ data: JSON.stringify(message) });
  says(viewOf(hand, asked));
  return { table, says, line };
}

beforeEach(() => {
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});

test("a move changes nothing on the table until the server shows it", () => {
  const { table, line } = seated(["HA", "HT"]);
  const before = table.view;
  table.move("play HA");
  expect(table.view).toBe(before);
  expect([table.busy, line.sent.map(({ move }) => move)]).toEqual([true, ["play HA"]]);
});

test("a selection survives a new view as long as its card is held", () => {
  const { table, says } = seated(["HA", "HT", "C7"]);
  table.select(["HA", "C7"]);
  says(viewOf(["HT", "C7"]));
  expect(table.selected).toEqual(["C7"]);
});

test("two packs hold a card twice: each copy has an id of its own", () => {
  expect(handCards(["HA", "HA", "BIG"]).map(({ id }) => id)).toEqual(["HA", "HA-1", "BIG"]);
});

test("forced cards are selected by as many copies as are forced", () => {
  const { table } = seated(["HA", "HA", "HT"]);
  table.selectCards(["HA", "HA"]);
  table.selectCards(["HA", "HA"]);
  expect(table.selected).toEqual(["HA", "HA-1"]);
});

test("why a card may not be played is shown with its rule, without asking the server", () => {
  const { table, line } = seated(["HA", "CA"]);
  table.explain(table.refusalOf("CA")!);
  expect([table.notice?.code, table.notice?.rule, line.sent]).toEqual(["must_follow", "S-9", []]);
});

test("a refused command frees the table and says why", () => {
  const { table, says, line } = seated(["HA"]);
  table.move("play HA");
  says({ type: "rejected", request: line.sent[0]!.request, code: "stale", rule: "", sentence: "The table has moved on.", seq: 8 });
  expect([table.busy, table.notice?.sentence]).toEqual([false, "The table has moved on."]);
});

test("an accepted command frees the table and the selection", () => {
  const { table, says, line } = seated(["HA"]);
  table.select(["HA"]);
  table.move("play HA");
  says({ type: "accepted", request: line.sent[0]!.request, seq: 8 });
  expect([table.busy, table.selected]).toEqual([false, []]);
});

test("who is not asked, or looks on from an older window, may not act", () => {
  const { table, says } = seated(["HA"], null);
  expect(table.mayAct).toBe(false);
  says({ ...viewOf(["HA"]), mirror: true });
  expect(table.mayAct).toBe(false);
});

test("in a lesson another move than the proposed one waits for a second word", () => {
  const { table, says, line } = seated(["HA", "HT"]);
  const lesson = { kept: true, number: 1, count: 2, topic: "", move: "play HA", rules: [] };
  says({ ...viewOf(["HA", "HT"]), lesson });
  table.move("play HT");
  expect([table.doubted, line.sent]).toEqual(["play HT", []]);
  table.move("play HT", true);
  expect([table.doubted, line.sent.map(({ move }) => move)]).toEqual([undefined, ["play HT"]]);
});

test("a doubt ends with the choice that it was about", () => {
  const { table, says } = seated(["HA", "HT"]);
  const lesson = { kept: true, number: 1, count: 2, topic: "", move: "play HA", rules: [] };
  says({ ...viewOf(["HA", "HT"]), lesson });
  table.move("play HT");
  says({ ...viewOf(["HT"]), lesson: { ...lesson, number: 2 } });
  expect(table.doubted).toBe(undefined);
});
