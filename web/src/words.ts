/** Words of one language: a message's key and arguments in, a sentence out. Which words a game needs is not known here. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { FIRST } from "./firstwords";
import type { Language } from "./languages";

export { LANGUAGES, preferredLanguage, type Language } from "./languages";
export type WordArguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ["../../src/stammtisch/locales/*/*.ftl", "!../../src/stammtisch/locales/*/terminal.ftl"],
  { query: "?raw", import: "default" },
);
const firstFiles = import.meta.glob<string>("../../src/stammtisch/locales/*/client.ftl", { query: "?first", import: "default" });

/** Instead of a file's name: all the files that every page needs, as one. */
export const FIRST_WORDS = "first";

/** A small count: written alike in all languages, so that none of the browser's slow formatters has to be made for it. */
class Count extends FluentNumber {
  override toString(): string {
    return scoreText(this.value);
  }
}

function counted(values: WordArguments): WordArguments {
  const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1_000;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isSmall(value) ? new Count(value) : value]));
}

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    sources.forEach((source) => this.add(source));
  }

  /** Takes in the messages of one more file. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** The sentence; the key itself where there is none, so that a gap is seen and nothing breaks. */
  say(key: string, values: WordArguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern == null ? key : this.#bundle.formatPattern(pattern, counted(values), []);
  }
}

/** The names of the files of words that come with the page that needs them. */
export const FILES: readonly string[] = [...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length)))].filter(
  (name) => !FIRST.some((first) => first === name),
);

/** The text of a file of words, nothing where there is no such file. */
export async function loadFile(language: Language, name: string): Promise<string> {
  if (name === FIRST_WORDS) return firstFiles[`../../src/stammtisch/locales/${language}/client.ftl`]!();
  return (await files[`../../src/stammtisch/locales/${language}/${name}.ftl`]?.()) ?? "";
}

/** A score as it is shown, with a minus sign and no marks between its digits. */
export function scoreText(score: number): string {
  return String(score).replace("-", "−");
}

/** A value as it stands in a key: letters, digits, - and _ stay, all else becomes _. */
export function keyPart(value: string | number | boolean): string {
  return String(value).replaceAll(/[^A-Za-z0-9_-]/g, "_");
}
