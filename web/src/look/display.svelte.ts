/** The display settings of this device: kept in local storage, and shown on the page at once. */
import { keepAs, keptAs } from "../storage";
import { properties } from "./palette";
import { NEUTRAL, strongestSpeck, type Display } from "./tone";

const STORED_AS = "stammtisch-display";
export const DIALS = ["contrast", "grain", "temperature"] as const satisfies readonly (keyof Display)[];
export type Dial = (typeof DIALS)[number];

/** Settings from what was stored; what is missing or no percentage is neutral. */
export function readDisplay(kept: Record<string, unknown>): Display {
  const read = DIALS.map((dial) => [dial, isPercent(kept[dial]) ? kept[dial] : NEUTRAL[dial]]);
  return Object.fromEntries(read) as unknown as Display;
}

function isPercent(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}

export const display = $state<Display>(readDisplay(keptAs(STORED_AS)));

export function turn(dial: Dial, value: number): void {
  display[dial] = value;
  keepAs(STORED_AS, display);
  showDisplay();
}

let isDrawn = true;

/** Sets the page's colours; at neutral settings they are those of the style sheets. */
export function showDisplay(): void {
  const style = document.documentElement.style;
  const wasDrawn = isDrawn;
  isDrawn = DIALS.every((dial) => display[dial] === NEUTRAL[dial]);
  style.setProperty("--grain", String(strongestSpeck(display.grain)));
  if (isDrawn && wasDrawn) return;
  for (const [name, value] of properties(display)) isDrawn ? style.removeProperty(name) : style.setProperty(name, value);
}
