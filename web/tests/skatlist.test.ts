import { beforeAll, expect, test, vi } from "vitest";
import { listCsv, listFoot, listRows, sumText } from "../src/games/skatlist";
import { needWords, openWords } from "../src/say.svelte";
import { settings } from "../src/settings.svelte";
import type { SkatMatch, TableView } from "../src/wire";

vi.stubGlobal("document", { documentElement: {} });

beforeAll(async () => {
  settings.skatCards = "english";
  await openWords();
  await needWords(["skat"]);
});

const line = (code: string, values: Record<string, number> = {}): object => ({ code, rule: "S-14", arguments: Object.entries(values), side: null });

/** Two games of a series of three players, by Seeger-Fabian: a Grand with two won, then diamonds without one lost. */
const view = {
  game: "skat",
  your_seat: 0,
  seats: ["Anna", "Bert", "Carl"].map((name, side) => ({ name, kind: "person", side })),
  sheet: [
    { scores: [96, 0, 0], reason: "made", lines: [line("base"), line("with", { matadors: 2 }), line("game"), line("hand", { plus: 1 }), line("enough")] },
    { scores: [0, 0, -36], reason: "failed", lines: [line("base"), line("without", { matadors: 1 }), line("too_few")] },
    { scores: [0, 0, 0], reason: "passed_in", lines: [] },
  ],
  match: {
    options: { scoring: "seeger_fabian" },
    scores: [186, 40, -86],
    sheet: [
      { declarer: 0, contract: "grand hand", bid: 24, won: true, scores: [96, 0, 0], bonus: [50, 0, 0] },
      { declarer: 2, contract: "diamonds", bid: 18, won: false, scores: [0, 0, -36], bonus: [40, 40, -50] },
      { declarer: null, contract: null, bid: 0, won: false, scores: [0, 0, 0], bonus: [0, 0, 0] },
    ],
  } as unknown as SkatMatch,
} as unknown as TableView;

test("a row a game: what was played, plus or minus, and the sum of whom it changed", () => {
  const rows = listRows(view);
  expect(rows).toEqual([
    { game: "Grand Hand", matadors: "With 2", levels: "Hand +1", bid: "24", plus: "96", minus: "", sums: ["96", "", ""] },
    { game: "Diamonds", matadors: "Without 1", levels: "", bid: "18", plus: "", minus: "36", sums: ["", "", "-36"] },
    { game: "Passed in", matadors: "", levels: "", bid: "", plus: "", minus: "", sums: ["", "", ""] },
  ]);
});

test("games and bonus add up to the score of the match", () => {
  expect(listFoot(view).map(({ sums }) => sums)).toEqual([["96", "0", "-36"], ["90", "40", "-50"], ["186", "40", "-86"]]);
});

test("as a file every row has every field, and a comma inside one is quoted", () => {
  const rows = listCsv({ ...view, seats: [{ ...view.seats[0]!, name: "Anna, who deals" }, ...view.seats.slice(1)] }).split("\r\n");
  expect(rows).toHaveLength(1 + 3 + 3 + 1);
  expect(rows[1]).toBe("1,Grand Hand,With 2,Hand +1,24,96,,96,,");
  expect(rows[2]).toBe("2,Diamonds,Without 1,,18,,36,,,-36");
  expect(sumText("-36")).toBe("−36");
});
