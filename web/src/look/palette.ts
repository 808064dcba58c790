/** Every colour that the settings tone: those of `tokens.css`, light and dark, and those of the card faces. */
import cards from "../../cards/palette.json";
import tokens from "../styles/tokens.css?raw";
import { colourText, readColour, type Colour } from "./colour";
import { readable, toned, type Display } from "./tone";

export type Scheme = "light" | "dark";
export type Palette = ReadonlyMap<string, Colour>;

const PAPERS = ["paper", "paper-raised", "paper-sunk", "accent-soft"];
/** Which tokens are read as text, and on what. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: PAPERS, "ink-soft": PAPERS, good: PAPERS, bad: PAPERS, accent: PAPERS, "accent-ink": ["accent"],
};

const TOKEN = /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;

/** The colours of `tokens.css` as drawn. */
export const DRAWN: Readonly<Record<Scheme, Palette>> = {
  light: new Map([...tokens.matchAll(TOKEN)].map(([, name, light]) => [name!, readColour(light!)])),
  dark: new Map([...tokens.matchAll(TOKEN)].map(([, name, , dark]) => [name!, readColour(dark!)])),
};

/** The page's colours under the settings, texts readable on what they stand on. */
export function pagePalette(scheme: Scheme, display: Display): Palette {
  const palette = new Map([...DRAWN[scheme]].map(([name, colour]) => [name, toned(colour, display)]));
  for (const [text, grounds] of Object.entries(TEXTS)) {
    palette.set(text, readable(palette.get(text)!, grounds.map((ground) => palette.get(ground)!), display.grain));
  }
  return palette;
}

/** The faces' colours under the settings, by their drawn text; suit signs and indices are readable on the paper. */
export function cardPalette(display: Display): Palette {
  const paper = toned(readColour(cards.paper), display);
  const plain = [cards.paper, ...cards.others].map((text) => [text, toned(readColour(text), display)] as const);
  const signs = cards.signs.map((text) => [text, readable(toned(readColour(text), display), [paper], display.grain, true)] as const);
  return new Map([...plain, ...signs]);
}

/** Custom properties for the root of the page. */
export function properties(display: Display): Map<string, string> {
  const [light, dark] = [pagePalette("light", display), pagePalette("dark", display)];
  const page = [...light].map(([name, colour]) => [`--${name}`, `light-dark(${colourText(colour)}, ${colourText(dark.get(name)!)})`] as const);
  const faces = [...cardPalette(display)].map(([text, colour]) => [`--c-${text.slice(1)}`, colourText(colour)] as const);
  return new Map([...page, ...faces, ["--card-paper", `var(--c-${cards.paper.slice(1)})`]]);
}
