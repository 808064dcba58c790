import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONNECTING, HEARTBEAT_EVERY, LATE_AFTER, OPEN, PROBE_FOR, Link, type LinkEvents } from "../src/socket";
import type { Accepted, Move, Rejected } from "../src/wire";

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!;
const accepted = (request: unknown): Accepted => ({ type: "accepted", request: request as string, seq: 8 });

function opened(): { link: Link; events: { [K in keyof LinkEvents]: ReturnType<typeof vi.fn> }; socket: FakeSocket } {
  const events = { connection: vi.fn(), shown: vi.fn(), accepted: vi.fn(), rejected: vi.fn(), late: vi.fn(), closing: vi.fn() };
  const link = new Link("ws://here", events, () => new FakeSocket() as unknown as WebSocket);
  link.start();
  newest().opens();
  return { link, events, socket: newest() };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a command carries a request id and the seq it was made against", () => {
  const { link, socket } = opened();
  link.send({ type: "move", move: "pass" }, 7);
  expect(socket.sent).toEqual([{ type: "move", move: "pass", seq: 7, request: expect.stringMatching(/^[0-9a-f]{24}$/) as string }]);
});

test("one command of a kind at a time: the next waits until the first is answered", () => {
  const { link, socket, events } = opened();
  expect([link.send({ type: "next" }, 7), link.send({ type: "next" }, 7)]).toEqual([true, false]);
  socket.says(accepted(socket.sent[0]!.request));
  expect(events.accepted).toHaveBeenCalledOnce();
  expect(link.send({ type: "next" }, 8)).toBe(true);
});

test("a command of another kind waits in line and goes out once the first is answered", () => {
  const { link, socket, events } = opened();
  expect([link.send({ type: "say", phrase: "hello" }, 7), link.send({ type: "move", move: "pass" }, 7)]).toEqual([true, true]);
  expect(socket.sent.map(({ type }) => type)).toEqual(["say"]);
  socket.says(accepted(socket.sent[0]!.request));
  expect(socket.sent.map(({ type }) => type)).toEqual(["say", "move"]);
  expect(events.accepted).toHaveBeenCalledWith(expect.objectContaining({ type: "say" }));
});

test("a new connection can be had at once, and what waited goes out over it", () => {
  const { link, socket } = opened();
  link.send({ type: "next" }, 7);
  link.renew();
  newest().opens();
  expect(newest()).not.toBe(socket);
  expect(newest().sent).toEqual(socket.sent);
});

test("a command without an answer is told late and sent again under the same request id", () => {
  const { link, socket, events } = opened();
  link.send({ type: "move", move: "pass" }, 7);
  vi.advanceTimersByTime(LATE_AFTER);
  expect(events.late).toHaveBeenCalledOnce();
  expect(socket.sent.map((message) => message.request)).toEqual([socket.sent[0]!.request, socket.sent[0]!.request]);
});

test("an unanswered command goes out again over the next socket", () => {
  const { link, socket } = opened();
  link.send({ type: "move", move: "pass" }, 7);
  socket.breaks();
  vi.advanceTimersByTime(500);
  expect(newest()).not.toBe(socket);
  newest().opens();
  expect(newest().sent).toEqual(socket.sent);
});

test("a refusal answers the command and is handed on", () => {
  const { link, socket, events } = opened();
  link.send({ type: "move", move: "play HA" }, 7);
  const refusal: Rejected = { type: "rejected", request: socket.sent[0]!.request as string, code: "must_follow", rule: "S-9", sentence: "", seq: 7 };
  socket.says(refusal);
  expect(events.rejected).toHaveBeenCalledWith(refusal);
  expect(link.isBusy).toBe(false);
});

test("an answer to another window's command is no answer", () => {
  const { link, socket, events } = opened();
  link.send({ type: "next" }, 7);
  socket.says(accepted("another"));
  expect(events.accepted).not.toHaveBeenCalled();
  expect(link.isBusy).toBe(true);
});

test("waits between attempts grow, jittered, to at most fifteen seconds", () => {
  opened();
  const waits = Array.from({ length: 9 }, () => {
    const before = FakeSocket.all.length;
    newest().breaks();
    let waited = 0;
    while (FakeSocket.all.length === before) vi.advanceTimersByTime((waited += 50, 50));
    return waited;
  });
  waits.forEach((wait, attempt) => {
    const longest = Math.min(15_000, 500 * 2 ** attempt);
    expect(wait).toBeGreaterThanOrEqual(longest / 2);
    expect(wait).toBeLessThanOrEqual(longest + 50);
  });
});

test("a probe on a dead connection makes a new one within seconds", () => {
  const { link, socket } = opened();
  vi.advanceTimersByTime(100);
  link.probe();
  vi.advanceTimersByTime(PROBE_FOR);
  expect(socket.sent).toEqual([{ type: "ping" }]);
  expect(newest()).not.toBe(socket);
});

test("a probe that is answered keeps the connection", () => {
  const { link, socket } = opened();
  vi.advanceTimersByTime(100);
  link.probe();
  socket.says({ type: "pong" });
  vi.advanceTimersByTime(PROBE_FOR);
  expect(newest()).toBe(socket);
});

test("a probe while the connection is lost tries again at once", () => {
  const { link, socket } = opened();
  socket.breaks();
  link.probe();
  expect(FakeSocket.all).toHaveLength(2);
});

test("the heartbeat finds a connection that died without a close", () => {
  const { socket } = opened();
  vi.advanceTimersByTime(HEARTBEAT_EVERY + PROBE_FOR);
  expect(newest()).not.toBe(socket);
});

test("when the server closes for good there is no further attempt", () => {
  const { socket, events } = opened();
  socket.says({ type: "closing", code: "no_such_table", sentence: "", again: false });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(events.connection).toHaveBeenLastCalledWith("closed");
});

test("after leaving nothing is sent and nothing reconnects", () => {
  const { link, socket } = opened();
  link.stop();
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.all.length, socket.readyState, link.send({ type: "next" }, 1)]).toEqual([1, 3, false]);
});

test("a move's type says what is sent", () => {
  const { link, socket } = opened();
  link.send({ type: "again", same_cards: true }, 3);
  expect(socket.sent[0]).toMatchObject({ type: "again", same_cards: true, seq: 3 } satisfies Partial<Move> | object);
});

test("a connection that was ended for good can be begun again", () => {
  const { link, socket } = opened();
  socket.says({ type: "closing", code: "not_your_table", sentence: "", again: false });
  link.start();
  newest().opens();
  expect([FakeSocket.all.length, link.send({ type: "return" }, 1)]).toEqual([2, true]);
});

test("what has changed is shown as the whole view; after a gap the table is asked for, and shown once it came", () => {
  const { socket, events } = opened();
  socket.says({ type: "table", number: 1, seq: 7 });
  socket.says({ type: "changes", number: 2, changed: { seq: [8] } });
  expect(events.shown).toHaveBeenLastCalledWith({ type: "table", number: 2, seq: 8 });
  socket.says({ type: "changes", number: 4, changed: { seq: [10] } });
  expect(events.shown).toHaveBeenCalledTimes(2);
  expect(socket.sent).toEqual([{ type: "look" }]);
  socket.says({ type: "table", number: 5, seq: 10 });
  expect(events.shown).toHaveBeenLastCalledWith({ type: "table", number: 5, seq: 10 });
});

test("a new connection counts its views anew", () => {
  const { link, socket, events } = opened();
  socket.says({ type: "table", number: 9, seq: 7 });
  link.renew();
  newest().opens();
  newest().says({ type: "table", number: 1, seq: 8 });
  expect(events.shown).toHaveBeenLastCalledWith({ type: "table", number: 1, seq: 8 });
});
