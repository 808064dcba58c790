/** A game's rules as the project writes them, as HTML in which every rule id is a place to link to. */
const texts = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

/** The rules of a game as HTML; empty where there are none. */
export async function loadRules(game: string): Promise<string> {
  const load = texts[`../../../docs/rules/${game}.md`];
  if (!load) return "";
  const [{ marked }, text] = await Promise.all([import("marked"), load()]);
  return withAnchors(withScrollingTables(await marked.parse(withoutTitle(text))));
}

/** A wide table scrolls by itself, by keyboard too; a corner without words is no heading. */
function withScrollingTables(html: string): string {
  let number = 0;
  return html
    .replaceAll("<table>", () => `<div class="wide" role="region" aria-label="Table ${++number}" tabindex="0"><table>`)
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
