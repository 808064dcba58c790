import { expect, test, vi } from "vitest";
import { word } from "../src/gamewords";
import { needWords, openWords } from "../src/say.svelte";
import { settings } from "../src/settings.svelte";

vi.stubGlobal("document", { documentElement: {} });

test.each([
  ["prussian", "Acorns Hand", "acorn Unter"],
  ["english", "Clubs Hand", "jack of clubs"],
] as const)("with %s faces a contract of Skat is %s and its first trump the %s", async (faces, contract, trump) => {
  settings.skatCards = faces;
  await openWords();
  await needWords(["skat"]);
  expect([word("skat", "clubs hand"), word("skat", "CJ")]).toEqual([contract, trump]);
});
