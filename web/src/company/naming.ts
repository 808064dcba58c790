/** People and their seats in words. Names of seats in a match, as the reader sees them, are in `gamewords.ts`. */
import { say } from "../say.svelte";
import type { Company, LobbyTable, Occupant, Said, TableCard } from "../wire";

export function personName(company: Company, number: number): string {
  if (number === company.you) return say("you");
  const person = company.persons.find((one) => one.number === number);
  return person?.name || (person?.seat == null ? say("person-number", { number: number + 1 }) : unnamedSeat(person.seat));
}

export function personNames(company: Company, numbers: readonly number[]): string {
  return numbers.map((number) => personName(company, number)).join(say("list-comma"));
}

/** An unnamed seat is called by its number everywhere. */
export function unnamedSeat(seat: number): string {
  return say("seat-number", { number: seat + 1 });
}

/** What holds a seat, where it is not simply somebody present: bot, stand-in, absent. */
export function placeNote(company: Company, { kind, name, level, person, present, lost }: Occupant, seat: number): string | undefined {
  if (kind === "bot") return say(`bot-${level ?? "beginner"}`);
  if (kind === "stand_in") return say("stands-in", { person: person === company.you ? say("you") : name || unnamedSeat(seat) });
  if (kind === "person" && lost) return say("match-lost");
  return kind === "person" && !present ? say("absent") : undefined;
}

/** Who sits at a seat of a table one has not come to, or before a match. */
export function occupantText({ kind, name, level }: Occupant, seat: number, you: boolean): string {
  if (kind === "empty") return say("seat-free");
  if (you) return say("you");
  return name || (kind === "bot" ? say(`bot-${level ?? "beginner"}`) : unnamedSeat(seat));
}

/** Those who look on, whether people of the table or not. */
export function watcherNames(company: Company): string[] {
  const standing = company.persons.filter(({ seat, present }) => seat === null && present).map(({ number }) => personName(company, number));
  return [...standing, ...company.watchers.map((name) => name || say("somebody"))];
}

export function saidText({ phrase, text }: Said): string {
  return phrase === null ? text : say(`phrase-${phrase}`);
}

/** How a table plays, in a line: rules, time, what happens out of time. */
export function termsText(table: Pick<LobbyTable | TableCard, "game" | "preset" | "pace" | "timeout">): string {
  const terms = [say(`preset-${table.game}-${table.preset}`), say(`pace-${table.pace}`)];
  if (table.timeout === "forfeit") terms.push(say("timeout-forfeit"));
  return terms.join(" · ");
}
