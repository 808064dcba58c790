/** Puts `src/early.ts` into the page itself, with the names of the files that it may ask for. A plugin of the build. */
import { build, type Plugin, type Rolldown } from "vite";

const SOURCE = "src/early.ts";
const GAME_TABLE = /games\/([A-Z]\w+)Table\.svelte$/;
const GAME_WORDS = /locales\/(\w+)\/(belote|cribbage|skat|tractor)\.ftl/;
const FIRST_WORDS = /locales\/(\w+)\/client\.ftl\?first$/;
const CARDS = /(french|german|large|paris)-[^/]*\.svg$/;
const TABLE = /pages\/TablePage\.svelte$/;

/** The files of each part: what a chunk is for, and its styles with it. */
function partsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (const output of Object.values(bundle)) {
    const name = partOf(output);
    if (name) parts[name] = [...(parts[name] ?? []), ...[output.fileName, ...stylesOf(output)].map((file) => `/${file}`)];
  }
  return parts;
}

function partOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset): string | undefined {
  if (output.type === "asset") {
    const deck = CARDS.exec(output.fileName)?.[1];
    return deck && `cards-${deck}`;
  }
  const source = output.facadeModuleId ?? "";
  const [game, words, first] = [GAME_TABLE.exec(source), GAME_WORDS.exec(source), FIRST_WORDS.exec(source)];
  if (output.name === "table" || TABLE.test(source)) return "table";
  if (game) return `table-${game[1]!.toLowerCase()}`;
  if (words) return `words-${words[2]}-${words[1]}`;
  return first ? `words-${first[1]}` : undefined;
}

function stylesOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  return output.type === "chunk" ? [...(output.viteMetadata?.importedCss ?? [])] : [];
}

/** The script as one line that runs by itself. */
async function scriptOf(parts: Record<string, string[]>): Promise<string> {
  const built = await build({
    configFile: false, logLevel: "warn", define: { PARTS: JSON.stringify(parts) },
    build: { write: false, modulePreload: false, lib: { entry: SOURCE, formats: ["iife"], name: "early" } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

export function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(page, { bundle }) {
        const children = await scriptOf(partsOf(bundle ?? {}));
        return { html: page, tags: [{ tag: "script", children, injectTo: "head-prepend" }] };
      },
    },
  };
}
