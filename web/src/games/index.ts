/** The one list of games with a table of their own; each is loaded with its words when it is first shown. */
import type { Component } from "svelte";
import { needWords } from "../say.svelte";
import type { Table } from "../table.svelte";
import type { TableView } from "../wire";

export type GameTable = Component<{ table: Table; view: TableView }>;

const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  belote: () => import("./BeloteTable.svelte"),
  cribbage: () => import("./CribbageTable.svelte"),
  skat: () => import("./SkatTable.svelte"),
  tractor: () => import("./TractorTable.svelte"),
};

/** The games there are words for. */
export const GAMES: readonly string[] = Object.keys(TABLES);

/** The table of a game, its words being there too; a game without its own is played by the shared parts alone. */
export async function tableOf(game: string): Promise<GameTable> {
  const load = TABLES[game] ?? ((): Promise<{ default: GameTable }> => import("./PlainTable.svelte"));
  const [{ default: table }] = await Promise.all([load(), needWords([game])]);
  return table;
}
