/** The languages there are words in, and which of them a reader gets. The words themselves are in `words.ts`. */
export const LANGUAGES = ["en", "de", "nb", "fr", "bg", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Browsers name Norwegian in three ways; all of its readers read Bokmål. */
const READ_AS: Record<string, string> = { no: "nb", nn: "nb" };

/** The first of the reader's languages that there are words for. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.split("-")[0]!.toLowerCase()).map((tag) => READ_AS[tag] ?? tag);
  return short.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? "en";
}
