/** The grain of paper: a small picture of dark and light specks that is laid over the page, the same each time. */

const SIDE = 160;

/** Black and white specks by their opacity; as a list of bytes, four to a pixel. */
export function specks(side = SIDE): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(side * side * 4);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 4) {
    seed = (seed * 48_271) % 2_147_483_647;
    const shade = (seed / 2_147_483_647) * 2 - 1;
    pixels.fill(shade > 0 ? 255 : 0, at, at + 3);
    pixels[at + 3] = Math.abs(shade) * 255;
  }
  return pixels;
}

/** Lays the grain over the page once there is time: a style sheet of its own lets no other style be reckoned anew. */
export function layGrain(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body::after { background-image: url(${picture()}) }`);
  document.adoptedStyleSheets.push(sheet);
}

function picture(): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  canvas.getContext("2d")?.putImageData(new ImageData(specks(), SIDE, SIDE), 0, 0);
  return canvas.toDataURL();
}
