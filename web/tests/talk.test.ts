import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Talk } from "../src/talk.svelte";
import type { Said } from "../src/wire";

const said = (number: number, person: number): Said => ({ number, person, phrase: "hello", text: "", at: 0 });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was said before the page came is no news; what is said after it stays a moment", () => {
  const talk = new Talk("t");
  talk.hear([said(3, 1)]);
  expect(talk.by(1)).toBeUndefined();
  talk.hear([said(3, 1), said(5, 1)]);
  expect(talk.by(1)?.number).toBe(5);
  vi.advanceTimersByTime(60_000);
  expect([talk.by(1), talk.all.length]).toEqual([undefined, 2]);
});

test("a muted person is not heard, in this browser and after a reload, until unmuted", () => {
  const talk = new Talk("t");
  talk.hear([]);
  talk.mute(1, true);
  talk.hear([said(4, 1), said(5, 2)]);
  expect([talk.by(1), talk.newest?.person, talk.all.map(({ person }) => person)]).toEqual([undefined, 2, [2]]);
  expect([new Talk("t").isMuted(1), new Talk("another").isMuted(1)]).toEqual([true, false]);
  talk.mute(1, false);
  expect(talk.by(1)?.number).toBe(4);
});
