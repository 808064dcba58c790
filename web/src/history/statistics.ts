/** What a reader's matches amount to, by game and preset. */
import type { MatchPlayed } from "../wire";

export interface Tally {
  game: string;
  preset: string;
  matches: number;
  won: number;
  byTime: number;
  deals: number;
  dealsAhead: number;
  /** Of the reader's side, at the end of a match. */
  best: number;
  mean: number;
}

/** One tally for each game and preset that was played, the most played first. Lessons are not counted. */
export function talliesOf(matches: readonly MatchPlayed[]): Tally[] {
  const groups = new Map<string, MatchPlayed[]>();
  for (const match of matches.filter(({ lesson }) => !lesson)) {
    const key = `${match.game} ${match.preset}`;
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups.values()].map(tally).sort((one, other) => other.matches - one.matches);
}

function tally(matches: readonly MatchPlayed[]): Tally {
  const { game, preset } = matches[0]!;
  const scores = matches.map(({ scores, side }) => scores[side] ?? 0);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return {
    game, preset, matches: matches.length,
    won: matches.filter(({ won }) => won).length,
    byTime: matches.filter(({ by_time }) => by_time).length,
    deals: sum(matches.map(({ deals }) => deals)),
    dealsAhead: sum(matches.map(({ deals_ahead }) => deals_ahead)),
    best: Math.max(...scores),
    mean: sum(scores) / matches.length,
  };
}

/** A share in whole percent; nothing of nothing is none. */
export function percent(part: number, whole: number): number {
  return whole ? Math.round((100 * part) / whole) : 0;
}
