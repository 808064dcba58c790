import { expect, test } from "vitest";
import cards from "../cards/palette.json";
import { colourText, contrastOf, distance, fromLab, fromLight, readColour, times, toLab, toLight, type Colour } from "../src/look/colour";
import { readDisplay } from "../src/look/display.svelte";
import { specks } from "../src/look/grain";
import { cardPalette, DRAWN, pagePalette, properties, TEXTS, type Scheme } from "../src/look/palette";
import { dimmed, grainyContrast, NEUTRAL, READABLE, type Display } from "../src/look/tone";

const STEPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const RANGE: readonly Display[] = STEPS.flatMap((contrast) =>
  STEPS.flatMap((temperature) => [0, 50, 100].map((grain) => ({ contrast, grain, temperature }))),
);

/** Every text with everything it stands on, and every suit sign with the card's paper. */
function pairs(display: Display): { name: string; text: Colour; ground: Colour }[] {
  const page = (["light", "dark"] as Scheme[]).flatMap((scheme) => {
    const palette = pagePalette(scheme, display);
    return Object.entries(TEXTS).flatMap(([text, grounds]) =>
      grounds.map((ground) => ({ name: `${scheme}: ${text} on ${ground}`, text: palette.get(text)!, ground: palette.get(ground)! })),
    );
  });
  const faces = cardPalette(display);
  const signs = cards.signs.map((sign) => ({ name: `card: ${sign}`, text: faces.get(sign)!, ground: faces.get(cards.paper)! }));
  const dim = signs.map(({ name, text, ground }) => ({ name: `${name}, not now`, text: dimmed(text), ground: dimmed(ground) }));
  return [...page, ...signs, ...dim];
}

test("at every setting text and signs stand 4.5 to 1 against what they stand on, also on a card that may not be played, and where the grain is at its worst", () => {
  const weak = RANGE.flatMap((display) =>
    pairs(display)
      .filter(({ text, ground }) => grainyContrast(text, ground, display.grain) < READABLE)
      .map(({ name }) => `${name} at ${JSON.stringify(display)}`),
  );
  expect(weak).toEqual([]);
});

/** What colour-blind people see. Source: Machado, Oliveira, Fernandes 2009, severity 1. */
const EYES: Record<string, readonly [Colour, Colour, Colour]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
/** More than twice what is just to be seen. */
const APART = 0.05;

test.each(Object.keys(EYES))("%s eyes tell the suits of every scheme apart at every setting", (eyes) => {
  const seen = (colour: Colour): Colour => fromLight(times(EYES[eyes]!, toLight(colour)).map((part) => Math.min(1, Math.max(0, part))) as unknown as Colour);
  const alike = RANGE.flatMap((display) => {
    const faces = cardPalette(display);
    return Object.entries(cards.schemes).flatMap(([scheme, suits]) => {
      const colours = [...new Set(Object.values(suits))];
      return colours.flatMap((one, at) =>
        colours.slice(at + 1).map((other) => ({ scheme, one, other, apart: distance(seen(faces.get(one)!), seen(faces.get(other)!)) })),
      );
    }).filter(({ apart }) => apart < APART).map((pair) => JSON.stringify({ ...pair, ...display }));
  });
  expect(alike).toEqual([]);
});

test("at neutral settings every colour is as drawn", () => {
  for (const scheme of ["light", "dark"] as Scheme[]) {
    expect([...pagePalette(scheme, NEUTRAL)].map(([name, colour]) => [name, colourText(colour)])).toEqual(
      [...DRAWN[scheme]].map(([name, colour]) => [name, colourText(colour)]),
    );
  }
  expect([...cardPalette(NEUTRAL)].filter(([text, colour]) => text !== colourText(colour))).toEqual([]);
});

test("more contrast parts paper and ink, warmth takes blue away", () => {
  const [soft, strong] = [0, 100].map((contrast) => pagePalette("light", { ...NEUTRAL, contrast }));
  expect(contrastOf(strong!.get("ink")!, strong!.get("paper")!)).toBeGreaterThan(contrastOf(soft!.get("ink")!, soft!.get("paper")!));
  const [cold, warm] = [0, 100].map((temperature) => cardPalette({ ...NEUTRAL, temperature }).get(cards.paper)!);
  expect(warm![2]).toBeLessThan(cold![2]);
  expect(cold![0]).toBeLessThan(warm![0]);
});

test("every token and every colour of the faces becomes a property of the page", () => {
  const names = [...properties({ ...NEUTRAL, contrast: 70 }).keys()];
  expect(names.length).toBe(DRAWN.light.size + cards.signs.length + cards.others.length + 2);
  expect(names).toContain("--paper");
  expect(names).toContain(`--c-${cards.signs[0]!.slice(1)}`);
});

test("a colour survives being turned into OKLab and back", () => {
  for (const text of cards.others) expect(colourText(fromLab(toLab(readColour(text))))).toBe(text);
});

test("the grain is even: as many dark specks as light ones", () => {
  const pixels = specks(64);
  const light = pixels.filter((value, at) => at % 4 === 0 && value === 255).length;
  expect(Math.abs(light / (64 * 64) - 0.5)).toBeLessThan(0.03);
});

test("stored settings that are no percentage are neutral", () => {
  expect(readDisplay({ contrast: 80, grain: 101, temperature: "hot" })).toEqual({ contrast: 80, grain: 50, temperature: 50 });
  expect(readDisplay({})).toEqual(NEUTRAL);
});
