/** Words of one language: a message's key and arguments in, a sentence out. Which words a game needs is not known here. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "nb", "fr", "bg", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];
export type WordArguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ["../../src/stammtisch/locales/*/*.ftl", "!../../src/stammtisch/locales/*/terminal.ftl"],
  { query: "?raw", import: "default" },
);

/** The files that every page needs; what is in the others comes with the page that needs it. */
export const FIRST = ["client", "client-company", "client-ear", "client-look", "client-people", "client-tables"] as const;

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** The sentence; the key itself where there is none, so that a gap is seen and nothing breaks. */
  say(key: string, values: WordArguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern == null ? key : this.#bundle.formatPattern(pattern, values, []);
  }
}

/** The names of all files of words. */
export const FILES: readonly string[] = [...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length)))];

/** The text of a file of words, nothing where there is no such file. */
export async function loadFile(language: Language, name: string): Promise<string> {
  return (await files[`../../src/stammtisch/locales/${language}/${name}.ftl`]?.()) ?? "";
}

/** Browsers name Norwegian in three ways; all of its readers read Bokmål. */
const READ_AS: Record<string, string> = { no: "nb", nn: "nb" };

/** The first of the reader's languages that there are words for. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.split("-")[0]!.toLowerCase()).map((tag) => READ_AS[tag] ?? tag);
  return short.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? "en";
}

/** A score as it is shown, with a minus sign and no marks between its digits. */
export function scoreText(score: number): string {
  return String(score).replace("-", "−");
}

/** A value as it stands in a key: letters, digits, - and _ stay, all else becomes _. */
export function keyPart(value: string | number | boolean): string {
  return String(value).replaceAll(/[^A-Za-z0-9_-]/g, "_");
}
