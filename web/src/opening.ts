/** Opening a table against bots and going there: the one way that every Play button takes. */
import { openTable, ServerError } from "./api";
import { refusalText, type Value } from "./gamewords";
import { goTo } from "./route.svelte";
import { lastRules, settings, type TableRules } from "./settings.svelte";

/** Deals by the rules last used for the game. Says why where that fails, else nothing. */
export async function dealWith(game: string, rules: TableRules = lastRules(game)): Promise<string> {
  try {
    const options = (rules.options ?? {}) as Record<string, Value>;
    const table = await openTable({ game, preset: rules.preset ?? "house", options: options as never, language: settings.language });
    goTo(`/tables/${encodeURIComponent(table.table_id)}`);
    return "";
  } catch (error) {
    return error instanceof ServerError ? refusalText(game, error.code, error.message) : String(error);
  }
}
