import { expect, test } from "vitest";
import { cardsWritten, formsOf, withCards, withTerms } from "../src/rules/annotate";
import { excerpt, matching, type Place } from "../src/rules/find";
import { PICTURES } from "../src/rules/pictures";
import { TERMS } from "../src/rules/terms";
import { LANGUAGES, Words } from "../src/words";

const SOURCES = import.meta.glob<string>("../../src/stammtisch/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const PAGES = import.meta.glob<string>("../../docs/rules/**/*.md", { query: "?raw", import: "default", eager: true });

function wordsOf(language: string): Words {
  return new Words(language, Object.entries(SOURCES).filter(([path]) => path.includes(`/locales/${language}/`)).map(([, text]) => text));
}

test.each([
  ["♥J ♥8 ♠A", ["HJ", "H8", "SA"]],
  ["9♠9♠10♠10♠", ["S9", "S9", "ST", "ST"]],
  ["♣10 ♦Q", ["CT", "DQ"]],
  ["none", []],
])("the cards written %s", (text, cards) => {
  expect(cardsWritten(text)).toEqual(cards);
});

test("cards are drawn in the cells of tables, and left as they are elsewhere", () => {
  const draw = (cards: readonly string[]): string => `[${cards.join(",")}]`;
  const html = "<p>4♠4♠</p><table><tr><td>4♠4♠ / A♠K♠ 15</td><td><strong>♥J</strong></td></tr></table>";
  expect(withCards(html, draw)).toBe("<p>4♠4♠</p><table><tr><td>[S4,S4] / [SA,SK] 15</td><td><strong>[HJ]</strong></td></tr></table>");
});

test("the first use of a term under a heading is a link, but not in headings, code or links", () => {
  const terms = [{ key: "trick", word: "trick" }, { key: "levelcard", word: "level cards" }, { key: "level", word: "level" }];
  expect(withTerms("<h2>Tricks</h2><p>Each trick, tricks, <code>level</code>, level cards.</p><h2>End</h2><p>Two tricks, a trick</p>", terms, "en")).toBe(
    '<h2>Tricks</h2><p>Each <a class="term" href="#term-trick">trick</a>, tricks, <code>level</code>, <a class="term" href="#term-levelcard">level cards</a>.</p>' +
    '<h2>End</h2><p>Two <a class="term" href="#term-trick">tricks</a>, a trick</p>',
  );
});

test.each([
  ["de", "Stich", "der Stiche"],
  ["bg", "взятка", "две взятки"],
  ["zh", "将牌", "一张将牌的"],
])("%s: %s is found in “%s”", (language, word, text) => {
  expect(formsOf(word, language).test(text)).toBe(true);
});

test("every term and every picture is worded in every language", () => {
  const keys = Object.entries(TERMS).flatMap(([game, terms]) => terms.flatMap((key) => [`term-${game}-${key}`, `term-${game}-${key}-means`]));
  const pictures = Object.entries(PICTURES).flatMap(([game, shown]) =>
    shown.flatMap(({ key, rows }) => [key, ...rows.flatMap(({ label }) => label ?? [])].map((name) => `picture-${game}-${name}`)));
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    expect([...keys, ...pictures].filter((key) => !words.has(key))).toEqual([]);
  }
});

test.each(LANGUAGES)("%s: nearly every term of the glossary stands in the rules", (language) => {
  const words = wordsOf(language);
  for (const [game, terms] of Object.entries(TERMS)) {
    const page = PAGES[`../../docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`]!;
    const missing = terms.filter((key) => !formsOf(words.say(`term-${game}-${key}`), language).test(page));
    expect(missing.length, `${game}: ${missing}`).toBeLessThanOrEqual(1);
  }
});

const place = (kind: Place["kind"], text: string, under = ""): Place => ({ kind, text, under, element: null as never });

test("all words must stand there, without regard to case and accents; headings, options and terms come first", () => {
  const places = [place("statement", "The dealer cuts, Dépêche"), place("heading", "The cut"), place("example", "cut and go", "The dealer")];
  expect(matching(places, "CUT").map(({ kind }) => kind)).toEqual(["heading", "statement", "example"]);
  expect(matching(places, "dealer cut").map(({ kind }) => kind)).toEqual(["statement", "example"]);
  expect(matching(places, "depeche").map(({ kind }) => kind)).toEqual(["statement"]);
  expect(matching(places, "  ")).toEqual([]);
});

test("an excerpt shows what was found, and that there is more", () => {
  expect(excerpt("one two three", "TWO")).toEqual(["one ", "two", " three"]);
  expect(excerpt(`${"a ".repeat(80)}needle${" b".repeat(80)}`, "needle", 20)).toEqual(["…a a a a a ", "needle", " b b b b b…"]);
});
