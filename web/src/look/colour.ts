/** Colours as numbers: reading and writing them, how light they are, how far apart. Nothing here knows the page. */

/** Red, green and blue, 0 to 1, as a screen takes them. */
export type Colour = readonly [number, number, number];
/** The same light in OKLab: lightness 0 to 1, then green to red, then blue to yellow. */
export type Lab = readonly [number, number, number];

type Matrix = readonly [Colour, Colour, Colour];

/** Source of the numbers: Björn Ottosson, A perceptual color space for image processing, 2020. */
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export function times(matrix: Matrix, [x, y, z]: Colour): Colour {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Colour;
}

function each(colour: Colour, change: (part: number) => number): Colour {
  return colour.map(change) as unknown as Colour;
}

/** A colour written `#rrggbb`. */
export function readColour(text: string): Colour {
  return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16) / 255) as unknown as Colour;
}

export function colourText(colour: Colour): string {
  return `#${colour.map((part) => Math.round(clamp(part) * 255).toString(16).padStart(2, "0")).join("")}`;
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

export function toLight(colour: Colour): Colour {
  return each(colour, (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

export function fromLight(light: Colour): Colour {
  return each(light, (part) => clamp(part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
}

export function toLab(colour: Colour): Lab {
  return times(TO_LAB, each(times(TO_CONES, toLight(colour)), Math.cbrt));
}

export function fromLab(lab: Lab): Colour {
  return fromLight(times(FROM_CONES, each(times(FROM_LAB, lab), (part) => part ** 3)));
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = toLight(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. Source: WCAG 2.2. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** How far apart two colours look; 0.02 is just to be seen. */
export function distance(one: Colour, other: Colour): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** `share` of another colour laid over one. */
export function mixed(one: Colour, other: Colour, share: number): Colour {
  return one.map((part, at) => part + (other[at]! - part) * share) as unknown as Colour;
}
