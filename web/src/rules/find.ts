/** Finding a place in the rules page: its headings, statements and examples, the options, the glossary. */

export type Kind = "heading" | "statement" | "example" | "option" | "term";

export interface Place {
  kind: Kind;
  text: string;
  /** The heading above it. */
  under: string;
  /** Where it stands. */
  element: Element;
}

export const MOST_FOUND = 20;

/** What can be found in the page, in its order. options: words and rule id of each, found at its rule. */
export function placesIn(article: Element, glossary: Element | undefined, options: readonly { text: string; rule: string }[]): Place[] {
  let under = "";
  const places = [...article.querySelectorAll("h2, h3, p, li, tbody tr")].map((element): Place => {
    const heading = /^H/.test(element.tagName);
    if (heading) under = textOf(element);
    return { kind: heading ? "heading" : element.tagName === "TR" ? "example" : "statement", text: textOf(element), under, element };
  });
  const terms = [...(glossary?.querySelectorAll("dt") ?? [])].map((element): Place => ({
    kind: "term", text: `${textOf(element)} – ${textOf(element.nextElementSibling ?? element)}`, under: "", element,
  }));
  return [...places, ...terms, ...options.flatMap(({ text, rule }): Place[] => {
    const element = article.querySelector(`[id="rule-${rule}"]`);
    return element ? [{ kind: "option", text, under: rule, element }] : [];
  })];
}

/** The places in which all words of the question stand: headings, terms and options before text, else in their order. */
export function matching(places: readonly Place[], question: string): Place[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = places.filter(({ text, under }) => words.every((word) => plain(`${text} ${under}`).includes(word)) && words.some((word) => plain(text).includes(word)));
  return [...found].sort((one, other) => rank(one) - rank(other));
}

/** A piece of the text around the first word found, with what was found apart: before, found, after. */
export function excerpt(text: string, question: string, most = 110): readonly [string, string, string] {
  const word = question.trim().split(/\s+/)[0] ?? "";
  const at = plain(text).length === text.length ? plain(text).indexOf(plain(word)) : text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0 || !word) return [text.length > most ? `${text.slice(0, most)}…` : text, "", ""];
  const start = Math.max(0, at - most / 2);
  const end = Math.min(text.length, at + word.length + most / 2);
  return [(start ? "…" : "") + text.slice(start, at), text.slice(at, at + word.length), text.slice(at + word.length, end) + (end < text.length ? "…" : "")];
}

/** Letters without case and accents, so that "depeche" finds "dépêche". */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function rank({ kind }: Place): number {
  return kind === "heading" || kind === "term" || kind === "option" ? 0 : 1;
}

/** What an element says: drawn cards by their signs. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll("ul, ol").forEach((list) => list.remove());
  copy.querySelectorAll("[data-cards]").forEach((cards) => cards.replaceWith(cards.getAttribute("data-cards")!));
  return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
