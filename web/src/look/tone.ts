/** How contrast and colour temperature change a drawn colour, and how text stays readable. Settings in, colours out. */
import { contrastOf, fromLab, fromLight, luminance, mixed, toLab, toLight, type Colour } from "./colour";

/** Each 0 to 100; 50 is neutral, as drawn. */
export interface Display {
  contrast: number;
  grain: number;
  temperature: number;
}

export const NEUTRAL: Display = { contrast: 50, grain: 50, temperature: 50 };

/** The least contrast of text and of suit signs with what they stand on. Source: WCAG 2.2, 1.4.3. */
export const READABLE = 4.5;

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [1, 1, 1];

/** The share of black or white that the strongest speck of the grain lays over a pixel. */
export function strongestSpeck(grain: number): number {
  return (grain / 100) * 0.05;
}

/** A colour under the settings: lightness spread from the middle, then the light made cooler or warmer. */
export function toned(colour: Colour, { contrast, temperature }: Display): Colour {
  const [lightness, a, b] = toLab(colour);
  const by = (contrast - 50) / 50;
  const spread = 1 + by * (by < 0 ? 0.1 : 0.3);
  return tinted(fromLab([Math.min(1, Math.max(0, 0.55 + (lightness - 0.55) * spread)), a, b]), (temperature - 50) / 50);
}

/** -1 is the light of a cloudy noon, 1 that of a lamp. Light is only taken away, so nothing is cut off. */
function tinted(colour: Colour, warmth: number): Colour {
  const [red, green, blue] = toLight(colour);
  const cold = Math.max(0, -warmth);
  const warm = Math.max(0, warmth);
  return fromLight([red * (1 - 0.22 * cold), green * (1 - 0.11 * cold - 0.08 * warm), blue * (1 - 0.28 * warm)]);
}

/** Contrast where the grain is at its worst: a light speck on the darker of the two, a dark one on the lighter. */
export function grainyContrast(text: Colour, ground: Colour, grain: number): number {
  const speck = strongestSpeck(grain);
  const [dark, light] = luminance(text) < luminance(ground) ? [text, ground] : [ground, text];
  return contrastOf(mixed(dark, WHITE, speck), mixed(light, BLACK, speck));
}

/** The brightness of a card that may not be played now; `Hand.svelte` dims it so. */
export const DIMMED = 0.9;

export function dimmed(colour: Colour): Colour {
  return mixed(BLACK, colour, DIMMED);
}

/** The text's colour, as much darker or lighter as it takes to be read on every one of the grounds; `dims`: dimmed as well. */
export function readable(text: Colour, grounds: readonly Colour[], grain: number, dims = false): Colour {
  const darker = luminance(text) < Math.max(...grounds.map(luminance));
  const [lightness, a, b] = toLab(text);
  for (let step = 0; step <= 1; step += 0.01) {
    const moved = darker ? lightness * (1 - step) : lightness + (1 - lightness) * step;
    const colour = fromLab([moved, a * (1 - step), b * (1 - step)]);
    const reads = (one: Colour, ground: Colour): boolean => grainyContrast(one, ground, grain) >= READABLE + 0.05;
    if (grounds.every((ground) => reads(colour, ground) && (!dims || reads(dimmed(colour), dimmed(ground))))) return colour;
  }
  return darker ? BLACK : WHITE;
}
