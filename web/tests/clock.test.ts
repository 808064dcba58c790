import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clockText, TableTime } from "../src/clock.svelte";
import type { SeatClock, TableClock } from "../src/wire";

/** The server's clock is a day ahead of this device's. */
const SERVER = 86_400_000;

function clockWith(seat: Partial<SeatClock>, more: Partial<TableClock> = {}): TableClock {
  return {
    now: SERVER, paused: null, resumes: null, next_deal: null,
    seats: [{ seat: 1, deadline: null, left: null, bank: 60_000, expired: 0, takeover: null, ...seat }], ...more,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});
afterEach(() => vi.useRealTimers());

test.each([
  ["the decision's own time first", 0, { seconds: 75, bank: 60, onBank: false }],
  ["then the bank", 20_000, { seconds: 55, bank: 55, onBank: true }],
  ["and never less than nothing", 90_000, { seconds: 0, bank: 0, onBank: true }],
])("a deadline by the server's time becomes seconds: %s", (_, later, left) => {
  const time = new TableTime();
  time.hear(clockWith({ deadline: SERVER + 75_000 }));
  vi.advanceTimersByTime(later);
  expect(time.of(1)).toEqual({ ...left, runs: true });
  time.stop();
});

test("a paused clock shows what is left and does not run down", () => {
  const time = new TableTime();
  time.hear(clockWith({ left: 4_000 }, { paused: "asked", resumes: SERVER + 60_000 }));
  vi.advanceTimersByTime(10_000);
  expect([time.of(1)?.seconds, time.isShort(1), time.paused, time.resumes]).toEqual([4, false, "asked", 50]);
  time.stop();
});

test("the last five seconds are short, and only for the seat whose time runs", () => {
  const time = new TableTime();
  time.hear(clockWith({ deadline: SERVER + 6_000 }));
  expect([time.isShort(1), time.isShort(0)]).toEqual([false, false]);
  vi.advanceTimersByTime(1_000);
  expect([time.isShort(1), time.isShort(0)]).toEqual([true, false]);
  time.stop();
});

test("a takeover counts down to a bot", () => {
  const time = new TableTime();
  time.hear(clockWith({ takeover: SERVER + 30_000 }));
  vi.advanceTimersByTime(12_000);
  expect([time.takeover(1), time.takeover(0), time.of(1)]).toEqual([18, undefined, undefined]);
  time.stop();
});

test("a table without a clock has no times", () => {
  const time = new TableTime();
  time.hear(null);
  expect([time.of(0), time.paused, time.nextDeal]).toEqual([undefined, null, undefined]);
});

test("minutes and seconds are read as on a clock", () => {
  expect([clockText(0), clockText(9), clockText(65), clockText(240)]).toEqual(["0:00", "0:09", "1:05", "4:00"]);
});
