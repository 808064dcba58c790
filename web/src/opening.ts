/** Opening a table and going there: against bots, the one way that every Play button takes; or to wait for people. */
import { openLesson, openTable, ServerError } from "./api";
import { ownName } from "./company/ownname";
import { refusalText, type Value } from "./gamewords";
import { goTo } from "./route.svelte";
import { lastLevel, lastRules, settings, type TableRules } from "./settings.svelte";
import type { OpenTable, TableOpened } from "./wire";

/** In the address of a table that its page begins at once, giving its nonce. */
export const DEAL_AT_ONCE = "#deal";

/** Deals by the rules last used for the game, against bots of the level last chosen. Says why where that fails, else nothing. */
export async function dealWith(game: string, rules: TableRules = lastRules(game)): Promise<string> {
  return openAt(game, rules, { level: lastLevel(game), hints: true, count_help: true }, DEAL_AT_ONCE);
}

/** Opens a table that waits for people. Says why where that fails, else nothing. */
export async function gatherAt(game: string, rules: TableRules, terms: Partial<OpenTable>): Promise<string> {
  return openAt(game, rules, terms);
}

/** Opens the lesson of a game. Says why where that fails, else nothing. */
export async function learn(game: string): Promise<string> {
  return goToOpened(game, () => openLesson(game, { language: settings.language, name: ownName() }));
}

async function openAt(game: string, rules: TableRules, terms: Partial<OpenTable>, then = ""): Promise<string> {
  const options = (rules.options ?? {}) as Record<string, Value>;
  const wanted = { game, preset: rules.preset ?? "house", options: options as never, language: settings.language, start: false, ...terms };
  return goToOpened(game, () => openTable(wanted), then);
}

async function goToOpened(game: string, open: () => Promise<TableOpened>, then = ""): Promise<string> {
  try {
    const table = await open();
    goTo(`/tables/${encodeURIComponent(table.table_id)}${then}`);
    return "";
  } catch (error) {
    return error instanceof ServerError ? refusalText(game, error.code, error.message) : String(error);
  }
}
