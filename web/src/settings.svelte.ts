/** What a reader chose for this browser; kept in local storage. Rules of a table are not settings. */
import { PATTERNS_OF, type PatternKey } from "./patterns";
import { keepAs, keptAs, parsed, textKeptAs } from "./storage";
import type { GameOffer } from "./wire";
import { LANGUAGES, preferredLanguage, type Language } from "./words";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  beloteCards: PatternKey;
  cribbageCards: PatternKey;
  skatCards: PatternKey;
  tractorCards: PatternKey;
  back: "red" | "blue" | "green";
  cardSize: "usual" | "large";
  order: "game" | "reversed" | "printed";
  tap: "select" | "play";
  autoplay: boolean;
  pace: "usual" | "slow" | "fast" | "still";
  captions: boolean;
  vibration: boolean;
  letterKeys: boolean;
}

type Choices = { [K in keyof Settings]: readonly Settings[K][] };

/** Every setting with its values, the first one standing at first. */
export const CHOICES: Choices = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  beloteCards: PATTERNS_OF.belote,
  cribbageCards: PATTERNS_OF.cribbage,
  skatCards: PATTERNS_OF.skat,
  tractorCards: PATTERNS_OF.tractor,
  back: ["red", "blue", "green"],
  cardSize: ["usual", "large"],
  order: ["game", "reversed", "printed"],
  tap: ["select", "play"],
  autoplay: [false, true],
  pace: ["usual", "slow", "fast", "still"],
  captions: [false, true],
  vibration: [true, false],
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

export const settings = $state<Settings>(
  readSettings(textKeptAs(STORED_AS), globalThis.navigator?.languages ?? []),
);

/** Whether the reader has chosen a language here. */
export function keptLanguage(): boolean {
  return "language" in parsed(textKeptAs(STORED_AS));
}

export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keepAs(STORED_AS, settings);
}

/** The settings that belong to one game alone, by that game. */
export const CARDS_OF = {
  belote: "beloteCards",
  cribbage: "cribbageCards",
  skat: "skatCards",
  tractor: "tractorCards",
} as const satisfies Record<string, keyof Settings>;

/** The pattern a game is played with on this device. */
export function patternOf(game: string): PatternKey {
  return game in CARDS_OF ? settings[CARDS_OF[game as keyof typeof CARDS_OF]] : "english";
}

/** How long something that stays a moment stays, against the usual. */
export const MOMENTS = { usual: 1, slow: 1.8, fast: 0.6, still: 1 } as const satisfies Record<Settings["pace"], number>;

const RULES_AS = "stammtisch-rules-";

export interface TableRules {
  preset?: string;
  options?: Record<string, unknown>;
}

/** The rules last used for a game; none at first, which is house. */
export function lastRules(game: string): TableRules {
  return keptAs(RULES_AS + game) as TableRules;
}

const BOTS_AS = "stammtisch-bots-";

/** How strongly the bots play, the weakest first. */
export const LEVELS = ["beginner", "club", "expert"] as const satisfies readonly GameOffer["levels"][number][];

export type Level = (typeof LEVELS)[number];

/** The level last chosen for a game's bots. */
export function lastLevel(game: string): Level {
  const { level } = keptAs(BOTS_AS + game);
  return LEVELS.find((one) => one === level) ?? LEVELS[0];
}

export function keepLevel(game: string, level: Level): void {
  keepAs(BOTS_AS + game, { level });
}

export function keepRules(game: string, rules: TableRules): void {
  keepAs(RULES_AS + game, rules);
}
