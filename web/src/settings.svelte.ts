/** What a reader chose for this browser; kept in local storage. Rules of a table are not settings. */
import { LANGUAGES, preferredLanguage, type Language } from "./words";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  colours: "two" | "four";
  faces: "picture" | "large";
  skatFaces: "german" | "french";
  order: "game" | "reversed" | "printed";
  tap: "select" | "play";
  autoplay: boolean;
  letterKeys: boolean;
}

type Choices = { [K in keyof Settings]: readonly Settings[K][] };

/** Every setting with its values, the first one standing at first. */
export const CHOICES: Choices = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  colours: ["two", "four"],
  faces: ["picture", "large"],
  skatFaces: ["german", "french"],
  order: ["game", "reversed", "printed"],
  tap: ["select", "play"],
  autoplay: [false, true],
  letterKeys: [true, false],
};

const STORED_AS = "stammtisch-settings";

/** Settings from stored text; what is missing or no longer a value stands as at first. */
export function readSettings(stored: string | null, wanted: readonly string[]): Settings {
  const kept = parsed(stored);
  const read = Object.fromEntries(
    Object.entries(CHOICES).map(([key, values]) => {
      const allowed: readonly unknown[] = values;
      return [key, allowed.includes(kept[key]) ? kept[key] : values[0]];
    }),
  ) as unknown as Settings;
  if (!("language" in kept)) read.language = preferredLanguage(wanted);
  return read;
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Local storage may be forbidden; then a choice lasts as long as the page. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const settings = $state<Settings>(
  readSettings(storage()?.getItem(STORED_AS) ?? null, globalThis.navigator?.languages ?? []),
);

export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  storage()?.setItem(STORED_AS, JSON.stringify(settings));
}

const RULES_AS = "stammtisch-rules-";

export interface TableRules {
  preset?: string;
  options?: Record<string, unknown>;
}

/** The rules last used for a game; none at first, which is house. */
export function lastRules(game: string): TableRules {
  return parsed(storage()?.getItem(RULES_AS + game) ?? null) as TableRules;
}

export function keepRules(game: string, rules: TableRules): void {
  storage()?.setItem(RULES_AS + game, JSON.stringify(rules));
}
