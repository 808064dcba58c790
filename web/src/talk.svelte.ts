/** What people say at a table: what was just said, who is muted. How it is worded and shown is not known here. */
import { keepAs, textKeptAs } from "./storage";
import type { Said } from "./wire";

export const PHRASES = [
  "hello", "good_luck", "well_played", "nice_hand", "thanks", "sorry", "oops", "bad_luck", "one_moment", "i_am_back", "your_turn", "goodbye",
] as const satisfies readonly NonNullable<Said["phrase"]>[];

/** Milliseconds that a bubble stays. */
const STAYS = 7_000;
const MUTED_AS = "stammtisch-muted-";

export class Talk {
  readonly #table: string;
  #heard: number | undefined;
  #all = $state.raw<readonly Said[]>([]);
  #fresh = $state.raw<readonly Said[]>([]);
  #muted = $state.raw<readonly number[]>([]);

  constructor(table: string) {
    this.#table = table;
    this.#muted = mutedAt(table);
  }

  /** A view has come; what was said before the first one is no news. */
  hear(said: readonly Said[]): void {
    const fresh = this.#heard === undefined ? [] : said.filter(({ number }) => number > this.#heard!);
    this.#heard = Math.max(this.#heard ?? -1, ...said.map(({ number }) => number));
    this.#all = said;
    if (!fresh.length) return;
    this.#fresh = [...this.#fresh, ...fresh];
    setTimeout(() => (this.#fresh = this.#fresh.filter((one) => !fresh.includes(one))), STAYS);
  }

  /** All that is still known of it, oldest first. */
  get all(): readonly Said[] {
    return this.#all.filter(({ person }) => !this.isMuted(person));
  }

  /** The newest thing a person has just said. */
  by(person: number | null): Said | undefined {
    return this.#fresh.findLast((said) => said.person === person && !this.isMuted(said.person));
  }

  get newest(): Said | undefined {
    return this.#fresh.findLast(({ person }) => !this.isMuted(person));
  }

  isMuted(person: number): boolean {
    return this.#muted.includes(person);
  }

  /** For this browser alone; nobody is told. */
  mute(person: number, muted: boolean): void {
    this.#muted = muted ? [...this.#muted, person] : this.#muted.filter((other) => other !== person);
    keepAs(MUTED_AS + this.#table, this.#muted);
  }
}

function mutedAt(table: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(textKeptAs(MUTED_AS + table) ?? "[]");
    return Array.isArray(kept) ? kept.filter((person): person is number => typeof person === "number") : [];
  } catch {
    return [];
  }
}
