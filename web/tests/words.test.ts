import { expect, test } from "vitest";
import { keyPart, LANGUAGES, preferredLanguage, Words } from "../src/words";

const clients = import.meta.glob<string>("../../src/stammtisch/locales/*/client*.ftl", { query: "?raw", import: "default", eager: true });
const games = import.meta.glob<string>("../../src/stammtisch/locales/en/{belote,cribbage,skat,tractor}.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true });

function keysOf(text: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!).sort();
}

/** The client's own words of a language, from all its files. */
function clientKeys(language: string): string[] {
  return keysOf(Object.entries(clients).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text).join("\n"));
}

const english = clientKeys("en");

test.each(LANGUAGES)("%s has every key of the client once", (language) => {
  expect(clientKeys(language)).toEqual(english);
  expect(new Set(english).size).toBe(english.length);
});

test("every key that the client says in full has words", () => {
  const said = Object.values(sources).flatMap((text) => [...text.matchAll(/\bsay\("([^"]+)"/g)].map((match) => match[1]!));
  const known = new Set([...english, ...Object.values(games).flatMap(keysOf)]);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

test("words take arguments and plurals", () => {
  const words = new Words("en", ["cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}"]);
  expect([words.say("cards", { count: 1 }), words.say("cards", { count: 3 })]).toEqual(["one card", "3 cards"]);
});

test("a missing key is shown itself", () => {
  expect(new Words("en", []).say("event-skat-unheard")).toBe("event-skat-unheard");
});

test.each([
  [["de-AT", "en"], "de"],
  [["it", "zh-CN"], "zh"],
  [["no"], "nb"],
  [["nn-NO", "en"], "nb"],
  [["fr-CA", "en"], "fr"],
  [["bg"], "bg"],
  [["it"], "en"],
])("a reader of %j gets %s", (wanted, language) => {
  expect(preferredLanguage(wanted as string[])).toBe(language);
});

test("a value becomes part of a key", () => {
  expect(keyPart("no trumps")).toBe("no_trumps");
});

/** Texts between tags, and names for the ear, that stand in a view itself instead of in the words of a language. */
function wordsInCode(source: string): string[] {
  const page = source.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "").replaceAll(/<!--[\s\S]*?-->/g, "");
  const plain = page.replaceAll(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "{}");
  const texts = [...plain.matchAll(/>([^<>]+)</g)].map((match) => match[1]!);
  const named = [...plain.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"{}]+)"/g)].map((match) => match[1]!);
  return [...texts, ...named].map((text) => text.replaceAll("{}", "").trim()).filter((text) => /\p{L}{2}/u.test(text) && text !== "Stammtisch");
}

test("no view holds a word of its own", () => {
  const found = Object.entries(sources).filter(([path]) => path.endsWith(".svelte")).flatMap(([path, text]) => wordsInCode(text).map((word) => `${path}: ${word}`));
  expect(found).toEqual([]);
});

test("a word in a view would be noticed", () => {
  expect(wordsInCode('<p>{say("a")} Hello</p><b title="there">{n}</b>')).toEqual(["Hello", "there"]);
});
