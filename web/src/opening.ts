/** Opening a table and going there: against bots, the one way that every Play button takes; or to wait for people. */
import { openTable, ServerError } from "./api";
import { refusalText, type Value } from "./gamewords";
import { goTo } from "./route.svelte";
import { lastRules, settings, type TableRules } from "./settings.svelte";
import type { OpenTable } from "./wire";

/** In the address of a table that its page begins at once, giving its nonce. */
export const DEAL_AT_ONCE = "#deal";

/** Deals by the rules last used for the game. Says why where that fails, else nothing. */
export async function dealWith(game: string, rules: TableRules = lastRules(game)): Promise<string> {
  return openAt(game, rules, {}, DEAL_AT_ONCE);
}

/** Opens a table that waits for people. Says why where that fails, else nothing. */
export async function gatherAt(game: string, rules: TableRules, terms: Partial<OpenTable>): Promise<string> {
  return openAt(game, rules, terms);
}

async function openAt(game: string, rules: TableRules, terms: Partial<OpenTable>, then = ""): Promise<string> {
  try {
    const options = (rules.options ?? {}) as Record<string, Value>;
    const table = await openTable({ game, preset: rules.preset ?? "house", options: options as never, language: settings.language, start: false, ...terms });
    goTo(`/tables/${encodeURIComponent(table.table_id)}${then}`);
    return "";
  } catch (error) {
    return error instanceof ServerError ? refusalText(game, error.code, error.message) : String(error);
  }
}
