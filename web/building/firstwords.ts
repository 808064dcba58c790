/** The words that every page needs as one module: `locales/LANGUAGE/client.ftl?first` holds all of `FIRST`. A plugin. */
import type { Plugin } from "vite";
import { FIRST } from "../src/firstwords.ts";

const WANTED = "client.ftl?first";

export function firstWords(): Plugin {
  return {
    name: "first-words",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(WANTED)) return null;
      const files = FIRST.map((name) => `${id.slice(0, -WANTED.length)}${name}.ftl`);
      files.forEach((file) => this.addWatchFile(file));
      const texts = files.map((file) => this.fs.readFile(file, { encoding: "utf8" }));
      return `export default ${JSON.stringify((await Promise.all(texts)).join("\n"))}`;
    },
  };
}
