/** Skat's score list as it is printed: a row a game, plus or minus of who played it, and each player's sum after it. */
import { lineText, sideName, word } from "../gamewords";
import { say } from "../say.svelte";
import { scoreText } from "../words";
import type { ScoreLine, SkatMatch, TableView } from "../wire";

export interface ListRow {
  game: string;
  matadors: string;
  levels: string;
  bid: string;
  /** What was won and lost, without sign. */
  plus: string;
  minus: string;
  /** The sum of each player's games after this one; nothing where it has not changed. */
  sums: readonly string[];
}

export interface ListFoot {
  title: string;
  sums: readonly string[];
}

const LEVELS = /^(hand|ouvert|schneider|schwarz)/;

export function listHead(view: TableView): string[] {
  const own = ["number", "game", "matadors", "levels"].map((part) => say(`skat-list-${part}`));
  return [...own, say("word-skat-bid"), say("skat-list-plus"), say("skat-list-minus"), ...view.seats.map((_, seat) => sideName(view, seat))];
}

export function listRows(view: TableView): ListRow[] {
  const sums = view.seats.map(() => 0);
  return (view.match as SkatMatch).sheet.map((row, number) => {
    const lines = view.sheet[number]?.lines ?? [];
    row.scores.forEach((score, seat) => (sums[seat]! += score));
    return {
      game: row.contract ? word("skat", row.contract) : say(`reason-skat-${view.sheet[number]?.reason ?? "passed_in"}`),
      matadors: worded(view, lines, /^with(out)?$/),
      levels: worded(view, lines, LEVELS),
      bid: row.bid ? String(row.bid) : "",
      plus: amounts(row.scores, (score) => score > 0),
      minus: amounts(row.scores, (score) => score < 0),
      sums: row.scores.map((score, seat) => (score ? String(sums[seat]) : "")),
    };
  });
}

/** The games added up, the bonus of Seeger-Fabian where it is played, and both together. */
export function listFoot(view: TableView): ListFoot[] {
  const { sheet, scores, options } = view.match as SkatMatch;
  const added = (of: "scores" | "bonus"): string[] => view.seats.map((_, seat) => String(sheet.reduce((sum, row) => sum + row[of][seat]!, 0)));
  const total = { title: say("skat-list-total"), sums: scores.map(String) };
  if (options.scoring !== "seeger_fabian") return [total];
  return [{ title: say("skat-list-games"), sums: added("scores") }, { title: say("skat-list-bonus"), sums: added("bonus") }, total];
}

/** The list as a file for a spreadsheet (RFC 4180). */
export function listCsv(view: TableView): string {
  const rows = listRows(view).map((row, number) => [String(number + 1), row.game, row.matadors, row.levels, row.bid, row.plus, row.minus, ...row.sums]);
  const foot = listFoot(view).map(({ title, sums }) => ["", title, "", "", "", "", "", ...sums]);
  return [listHead(view), ...rows, ...foot].map((fields) => `${fields.map(quoted).join(",")}\r\n`).join("");
}

/** A number on screen, with a minus sign of its own. */
export function sumText(sum: string): string {
  return sum && scoreText(Number(sum));
}

function worded(view: TableView, lines: readonly ScoreLine[], codes: RegExp): string {
  return lines.filter(({ code }) => codes.test(code)).map((line) => lineText(view, line)).join(say("list-comma"));
}

function amounts(scores: readonly number[], wanted: (score: number) => boolean): string {
  return scores.filter(wanted).map((score) => Math.abs(score)).join(" / ");
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
