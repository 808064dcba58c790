/**
 * Marks the files of which nearly everything is called at the start: a browser that knows the mark compiles them while it
 * fetches them, beside the page's own thread, and not function by function when each is first called. A plugin of the build.
 */
import type { Plugin } from "vite";

const CALLED_AT_ONCE = /^(index|page|table|client|(Belote|Cribbage|Skat|Tractor)Table)$/;
/** Counts only where nothing stands before it. */
const MARK = "//# allFunctionsCalledOnLoad\n";

export function compiledAtOnce(): Plugin {
  return {
    name: "compiled-at-once",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk" && CALLED_AT_ONCE.test(output.name)) output.code = MARK + output.code;
        }
      },
    },
  };
}
