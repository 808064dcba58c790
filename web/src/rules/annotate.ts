/** The rules page as it is read: cards in tables drawn as cards, terms linked to the glossary. Text in, text out. */

export interface Term {
  key: string;
  word: string;
}

const CARD = "(?:[♠♥♦♣](?:10|[AKQJ2-9])|(?:10|[AKQJ2-9])[♠♥♦♣])";
const CARDS = new RegExp(`${CARD}(?: ?${CARD})*`, "g");
const SUITS: Readonly<Record<string, string>> = { "♣": "C", "♠": "S", "♥": "H", "♦": "D" };
/** Where no term is linked: headings, code, and what is a link already. */
const LEFT_ALONE = /^(h[1-6]|th|code|a)$/;

/** The cards written in a text, "♥10" or "10♥", as the server names them. */
export function cardsWritten(text: string): string[] {
  return [...text.matchAll(new RegExp(CARD, "g"))].map(([card]) => {
    const sign = [...card].find((letter) => letter in SUITS)!;
    return SUITS[sign]! + card.replace(sign, "").replace("10", "T");
  });
}

/** Every run of cards in the cells of tables, drawn. */
export function withCards(html: string, draw: (cards: readonly string[]) => string): string {
  return mapText(html, (text, open) => (open.includes("td") ? text.replaceAll(CARDS, (run) => draw(cardsWritten(run))) : text));
}

/** The first use of each term under a heading of the page is a link to it. */
export function withTerms(html: string, terms: readonly Term[], language: string): string {
  const forms = terms.map(({ key, word }) => ({ key, form: formsOf(word, language) }));
  const used = new Set<string>();
  return mapText(html, (text, open) => {
    if (open.includes("h2")) used.clear();
    return open.some((tag) => LEFT_ALONE.test(tag)) ? text : linked(text, forms, used);
  });
}

function linked(text: string, forms: readonly { key: string; form: RegExp }[], used: Set<string>): string {
  let shown = "";
  let rest = text;
  for (;;) {
    const found = forms
      .filter(({ key }) => !used.has(key))
      .map(({ key, form }) => ({ key, match: form.exec(rest) }))
      .filter(({ match }) => match !== null)
      .sort((one, other) => one.match!.index - other.match!.index || other.match![0].length - one.match![0].length)[0];
    if (!found) return shown + rest;
    const { index, 0: word } = found.match!;
    used.add(found.key);
    shown += `${rest.slice(0, index)}<a class="term" href="#term-${found.key}">${word}</a>`;
    rest = rest.slice(index + word.length);
  }
}

/** A term in the text, with the endings that words of the language take. */
export function formsOf(word: string, language: string): RegExp {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (language === "zh") return new RegExp(plain, "u");
  const stem = word.length >= 5 ? plain.replace(/[aeoаеияо]$/u, "") : plain;
  return new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,${word.length >= 4 ? 3 : 1}}(?![\\p{L}-])`, "iu");
}

/** The page with each piece of its text changed; the tags around it are told from the outermost on. */
function mapText(html: string, change: (text: string, open: readonly string[]) => string): string {
  const open: string[] = [];
  return html
    .split(/(<[^>]+>)/)
    .map((piece) => {
      const tag = /^<(\/?)([a-z][a-z0-9]*)/.exec(piece);
      if (!tag) return piece && change(piece, open);
      if (!tag[1]) {
        if (!/^(br|hr|img|use|path|input)$/.test(tag[2]!) && !piece.endsWith("/>")) open.push(tag[2]!);
      } else if (open.includes(tag[2]!)) open.splice(open.lastIndexOf(tag[2]!));
      return piece;
    })
    .join("");
}
