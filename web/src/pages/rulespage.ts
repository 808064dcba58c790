/** A game's rules as the project writes them, as HTML in which every rule id is a place to link to. */
import { say } from "../say.svelte";

const texts = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

export interface RulesPage {
  html: string;
  /** The language it is written in: the reader's where there is a translation, else English. */
  language: string;
}

/** The rules of a game; without text where there are none. */
export async function loadRules(game: string, wanted: string): Promise<RulesPage> {
  const translated = texts[`../../../docs/rules/${wanted}/${game}.md`];
  const load = translated ?? texts[`../../../docs/rules/${game}.md`];
  if (!load) return { html: "", language: "en" };
  const [{ marked }, text] = await Promise.all([import("marked"), load()]);
  return { html: withAnchors(withScrollingTables(await marked.parse(withoutTitle(text)))), language: translated ? wanted : "en" };
}

/** The statement of a rule: the paragraph, point or line of a table in which its id stands first. */
export function statementOf(html: string, rule: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const block = page.getElementById(`rule-${rule}`)?.closest("p, li, tr");
  block?.querySelectorAll("[id]").forEach((place) => place.removeAttribute("id"));
  return block ? `<p>${block.innerHTML.replaceAll(/<\/?t[dh][^>]*>/g, " ")}</p>` : "";
}

/** A wide table scrolls by itself, by keyboard too; a corner without words is no heading. */
function withScrollingTables(html: string): string {
  let number = 0;
  return html
    .replaceAll("<table>", () => `<div class="wide" role="region" aria-label="${say("table-number", { number: ++number })}" tabindex="0"><table>`)
    .replaceAll("</table>", "</table></div>")
    .replaceAll(/<th([^>]*)><\/th>/g, "<td$1></td>");
}

/** The page has its own title. */
function withoutTitle(text: string): string {
  return text.replace(/^# .*\n/, "");
}

const RULE_ID = /\b[BCST]-[A-Z]?\d+\b/g;

/** The first place of each id becomes the target of `#rule-<id>`. */
export function withAnchors(html: string): string {
  const seen = new Set<string>();
  return html.replaceAll(/>[^<]+</g, (text) =>
    text.replaceAll(RULE_ID, (id) => {
      if (seen.has(id)) return id;
      seen.add(id);
      return `<span class="rule-id" id="rule-${id}">${id}</span>`;
    }),
  );
}
