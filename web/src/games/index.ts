/** The one list of games with a table of their own. */
import type { Component } from "svelte";
import type { Table } from "../table.svelte";
import type { TableView } from "../wire";
import BeloteTable from "./BeloteTable.svelte";
import CribbageTable from "./CribbageTable.svelte";
import PlainTable from "./PlainTable.svelte";
import SkatTable from "./SkatTable.svelte";
import TractorTable from "./TractorTable.svelte";

export type GameTable = Component<{ table: Table; view: TableView }>;

const TABLES: Record<string, GameTable> = { belote: BeloteTable, cribbage: CribbageTable, skat: SkatTable, tractor: TractorTable };

/** The table of a game; one without its own is played by the shared parts alone. */
export function tableOf(game: string): GameTable {
  return TABLES[game] ?? PlainTable;
}
