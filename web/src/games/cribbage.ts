/** Cribbage's view in words and shapes: facts, the steps of the show, the pegs, what was pegged last. */
import { seatName, sideName, word } from "../gamewords";
import { say } from "../say.svelte";
import type { Fact } from "../view/shapes";
import type { CribbageAwardView, CribbageCombination, CribbageMatch, CribbagePlayed, CribbageView, Result, TableView } from "../wire";

/** One look at a hand or crib that is shown: the combinations counted so far, the last of them new. */
export interface ShowStep {
  award: CribbageAwardView;
  counted: readonly CribbageCombination[];
  /** The score of these combinations. */
  score: number;
  complete: boolean;
}

/** The show, combination by combination; a hand worth nothing is one step. */
export function showSteps(awards: readonly CribbageAwardView[]): ShowStep[] {
  return awards.filter(({ where }) => where === "hand" || where === "crib").flatMap(stepsOf);
}

function stepsOf(award: CribbageAwardView): ShowStep[] {
  if (award.combinations.length === 0) return [{ award, counted: [], score: 0, complete: true }];
  return award.combinations.map((_, last) => {
    const counted = award.combinations.slice(0, last + 1);
    return { award, counted, score: counted.reduce((sum, { score }) => sum + score, 0), complete: counted.length === award.combinations.length };
  });
}

/** What was pegged up to a step of the show that the reader has reached. */
export function awardsUpTo(awards: readonly CribbageAwardView[], step: ShowStep | undefined): CribbageAwardView[] {
  if (!step) return [...awards];
  return awards.slice(0, awards.indexOf(step.award) + (step.complete ? 1 : 0));
}

/** A seat's two pegs: the front one at its score, the back one where it stood before. */
export interface Pegs {
  front: number;
  back: number;
}

export function pegsOf(before: readonly number[], awards: readonly CribbageAwardView[], sheet: readonly Result[], seat: number): Pegs {
  const stood = [...earlierHoles(before[seat] ?? 0, sheet, seat), ...awards.map(({ board }) => board[seat] ?? 0)];
  const holes = stood.filter((hole, at) => hole !== stood[at - 1]);
  return { front: holes.at(-1) ?? 0, back: holes.at(-2) ?? 0 };
}

/** Where the pegs stood when the deal began: the last two holes of the deals before, from their score lines. */
function earlierHoles(now: number, sheet: readonly Result[], seat: number): number[] {
  const lines = sheet.at(-1)?.lines.filter(({ side }) => side === seat) ?? [];
  const boards = lines.flatMap(({ arguments: told }) => told.filter(([name]) => name === "board").map(([, hole]) => Number(hole)));
  const back = boards.filter((hole) => hole < now).at(-1) ?? 0;
  return now ? [back, now] : [0];
}

/** The offered cut nearest to a place of the pack, the first of two that are as near. */
export function nearestCut(moves: readonly string[], place: number): string | undefined {
  const away = (move: string): number => Math.abs(Number(move.split(" ")[1]) - place);
  return moves.reduce<string | undefined>((best, move) => (best === undefined || away(move) < away(best) ? move : best), undefined);
}

export function cribbageFacts(view: TableView, cribbage: CribbageView, board: readonly number[]): Fact[] {
  const { games, game_points, options } = view.match as CribbageMatch;
  const leader = leaderOf(cribbage);
  return [
    ...(cribbage.phase === "cut_deal" ? [] : [{ label: say("cribbage-crib"), value: seatName(view, cribbage.dealer), strong: true }]),
    ...(leader === undefined ? [] : [{ label: say("leads"), value: seatName(view, leader) }]),
    { label: say("score"), value: board.map((hole, side) => `${sideName(view, side)} ${hole}`).join(" · "), elsewhere: true },
    ...(options.games > 1 ? [{ label: say("cribbage-games", { played: games.length, games: options.games }), value: game_points.map((points, side) => `${sideName(view, side)} ${points}`).join(" · ") }] : []),
  ];
}

/** Who leads the series that is being played. */
function leaderOf(cribbage: CribbageView): number | undefined {
  if (["finished", "discard", "cut", "cut_deal"].includes(cribbage.phase)) return undefined;
  const first = cribbage.series.length ? cribbage.plays.filter(({ card }) => card !== null).at(-cribbage.series.length) : undefined;
  return first?.seat ?? (cribbage.phase === "play" ? cribbage.to_act[0] : undefined);
}

/** A card or a go on the table; `old` once the count has begun anew. */
export interface Laid extends CribbagePlayed {
  old: boolean;
}

export function laidCards(cribbage: CribbageView): Laid[] {
  const current = cribbage.series.length ? cribbage.plays.at(-1)?.series : undefined;
  return cribbage.plays.map((played) => ({ ...played, old: played.series !== current }));
}

/** What a seat pegged last, in words, if nobody pegged since: "fifteen 2, pair 2". */
export function lastPegged(awards: readonly CribbageAwardView[], seat: number): string | undefined {
  const award = awards.at(-1);
  if (!award || award.seat !== seat) return undefined;
  if (award.where === "hand" || award.where === "crib") return say(`cribbage-${award.where}-counts`, { score: award.pegged });
  return award.combinations.map(combinationWords).join(say("list-comma"));
}

export function combinationWords({ kind, score }: CribbageCombination): string {
  return say("cribbage-combination", { kind: word("cribbage", kind), score });
}

/** What was named and claimed besides what the cards are worth. */
export function namedWords(view: TableView, award: CribbageAwardView): string[] {
  const lines: string[] = [];
  if (award.named !== null) lines.push(say("cribbage-named", { seat: seatName(view, award.seat), named: award.named, score: award.score }));
  if (award.claimed) lines.push(say("cribbage-claimed", { seat: seatName(view, 1 - award.seat), score: award.claimed }));
  if (award.pegged < award.score && award.named === null) lines.push(say("cribbage-not-pegged", { score: award.pegged }));
  return lines;
}

/** The numbers in moves such as "count 8" or "muggins 2". */
export function numbersOf(moves: readonly string[], verb: string): number[] {
  return moves.filter((move) => move.startsWith(`${verb} `)).map((move) => Number(move.split(" ")[1]));
}
