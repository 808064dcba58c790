/** The server's time, and what is left of every seat's by it: the one place where a deadline becomes seconds. Who acts is not known here. */
import type { SeatClock, TableClock } from "./wire";

/** Milliseconds. */
const TICK = 250;
/** From here on a seat's time is called out. */
export const LAST_SECONDS = 5;

/** What is left of a seat's time. bank: as much of it is in the bank. onBank: the decision's own time is used up. */
export interface TimeLeft {
  seconds: number;
  bank: number;
  onBank: boolean;
  runs: boolean;
}

export class TableTime {
  #clock = $state.raw<TableClock | null>(null);
  /** The server's time less this device's. */
  #ahead = 0;
  #now = $state(0);
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** A view has come: its clocks stand from now on. */
  hear(clock: TableClock | null): void {
    this.#clock = clock;
    if (!clock) return this.stop();
    this.#ahead = clock.now - Date.now();
    this.#tick();
    this.#ticking ??= setInterval(() => this.#tick(), TICK);
  }

  stop(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  get paused(): TableClock["paused"] {
    return this.#clock?.paused ?? null;
  }

  /** Seconds until all clocks run again by themselves; none where they wait for people. */
  get resumes(): number | undefined {
    return this.#until(this.#clock?.resumes);
  }

  /** Seconds until the next deal comes by itself. */
  get nextDeal(): number | undefined {
    return this.#until(this.#clock?.next_deal);
  }

  /** A seat's time; none while it has nothing to decide, or at a table without a clock. */
  of(seat: number): TimeLeft | undefined {
    const clock = this.#clockOf(seat);
    const left = clock?.left ?? (clock?.deadline == null ? undefined : Math.max(0, clock.deadline - this.#now));
    if (!clock || left === undefined) return undefined;
    return { seconds: seconds(left), bank: seconds(Math.min(left, clock.bank)), onBank: left < clock.bank, runs: clock.deadline !== null };
  }

  /** Seconds until a bot takes the seat; none where no one has been warned. */
  takeover(seat: number): number | undefined {
    return this.#until(this.#clockOf(seat)?.takeover);
  }

  /** Whether the seat's time is nearly out. */
  isShort(seat: number): boolean {
    const left = this.of(seat);
    return left !== undefined && left.runs && left.seconds <= LAST_SECONDS;
  }

  #clockOf(seat: number): SeatClock | undefined {
    return this.#clock?.seats.find((clock) => clock.seat === seat);
  }

  #until(moment: number | null | undefined): number | undefined {
    return moment == null ? undefined : seconds(Math.max(0, moment - this.#now));
  }

  #tick(): void {
    this.#now = Date.now() + this.#ahead;
  }
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}

/** "1:05". */
export function clockText(all: number): string {
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}
