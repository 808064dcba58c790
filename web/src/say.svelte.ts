/** The words on screen now. `say` in a template follows a change of language, and words that come later, by itself. */
import { whenIdle } from "./idle";
import { choose, settings } from "./settings.svelte";
import { FILES, FIRST_WORDS, loadFile, Words, type Language, type WordArguments } from "./words";

/** Its messages grow without the page being drawn anew, unless something on it waits for words. */
let words = $state.raw(new Words("en", []));
let hasGap = false;
/** Milliseconds after which nothing that the first page waits for is still on its way. */
const REST_AFTER = 4_000;
/** The text of each file that was loaded in this language. */
let language: Language | undefined;
let sources: ReadonlyMap<string, string> = new Map();

export function say(key: string, values?: WordArguments): string {
  hasGap ||= !words.has(key);
  return words.say(key, values);
}

export function isSaid(key: string): boolean {
  return words.has(key);
}

/** Words of the language in the settings; the page waits for them. */
export async function openWords(): Promise<void> {
  await load(new Set([FIRST_WORDS, ...sources.keys()]));
  document.documentElement.lang = settings.language;
}

/** Words that a page needs beside the first ones: of a game by its key, or a file by its name. */
export async function needWords(names: readonly string[]): Promise<void> {
  if (names.some((name) => !sources.has(name))) await load(new Set([...sources.keys(), ...names]));
}

/** All that is left, once the page has time and its own files are there. */
export function loadRest(): void {
  setTimeout(() => whenIdle(() => void needWords(FILES).catch(() => {})), REST_AFTER); // without them a page asks for its own again
}

export async function changeLanguage(wanted: Language): Promise<void> {
  choose("language", wanted);
  await openWords();
}

/** Of two loads at once none loses what the other brought. */
async function load(names: ReadonlySet<string>): Promise<void> {
  const wanted = settings.language;
  const known = (name: string): string | undefined => (wanted === language ? sources.get(name) : undefined);
  const loaded = await Promise.all([...names].map(async (name) => [name, known(name) ?? (await loadFile(wanted, name))] as const));
  if (wanted !== settings.language) return;
  const isSame = wanted === language;
  const fresh = loaded.filter(([name]) => !isSame || !sources.has(name));
  sources = new Map([...(isSame ? sources : []), ...loaded]);
  language = wanted;
  if (isSame && !hasGap) for (const [, text] of fresh) words.add(text);
  else words = new Words(wanted, [...sources.values()]);
  hasGap = false;
}
