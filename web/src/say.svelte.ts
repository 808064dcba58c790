/** The words on screen now. `say` in a template follows a change of language by itself. */
import { choose, settings } from "./settings.svelte";
import { loadWords, Words, type Language, type WordArguments } from "./words";

let words = $state.raw(new Words("en", []));

export function say(key: string, values?: WordArguments): string {
  return words.say(key, values);
}

export function isSaid(key: string): boolean {
  return words.has(key);
}

/** Words of the language in the settings; the page waits for them. */
export async function openWords(): Promise<void> {
  words = await loadWords(settings.language);
  document.documentElement.lang = settings.language;
}

export async function changeLanguage(language: Language): Promise<void> {
  choose("language", language);
  await openWords();
}
