import { expect, test, vi } from "vitest";
import page from "../../docs/fair-deal.md?raw";
import records from "../../tests/records/fair_records.jsonl?raw";
import { canCheck, checkRecord, drawn, fromHex, newReceipt, noteHand, opens, packOf, type RecordedMatch } from "../src/fair";

/** The rows of the worked example of docs/fair-deal.md. */
const EXAMPLE = new Map([...page.matchAll(/^\| ([^|]+) \| `([^`]+)` \|$/gm)].map(([, key, value]) => [key!, value!]));
const row = (key: string): string => EXAMPLE.get(key) ?? `there is no row ${key}`;
const NONCES = [row("nonce of seat 0"), "", row("nonce of seat 2"), ""];

/** Records made by the server's own code; one of each game. */
const RECORDS = records.trim().split("\n").map((line) => JSON.parse(line) as RecordedMatch);
const fairOf = (record: RecordedMatch) => record.fair!;

test("the worked example of the page holds", async () => {
  const s2 = () => drawn(fromHex(row("`S2`")), NONCES);
  expect((await s2()).below(4)).toBe(Number(row("first `below(4)` of `S2`")));
  expect((await s2()).shuffled(packOf("skat"))).toBe(row("32 cards shuffled by `S2`"));
  expect((await s2()).shuffled(packOf("cribbage"))).toBe(row("52 cards shuffled by `S2`"));
  expect(3 + (await s2()).below(27)).toBe(Number(row("cards cut by `S2`")));
  const opening = await drawn(fromHex(row("`S0`")), NONCES);
  expect(opening.below(4)).toBe(Number(row("dealer among four seats, by `S0`")));
  expect(opening.shuffled(packOf("belote"))).toBe(row("32 cards at the opening, by `S0`"));
  expect(await opens(row("commitment"), 2, row("`S2`"))).toBe(true);
  expect(await opens(row("commitment"), 1, row("`S2`"))).toBe(false);
});

test.each(RECORDS.map((record) => [record.game, record] as const))("an honest record of %s is fair", async (game, record) => {
  const receipt = { seat: 0, commitment: fairOf(record).commitment, nonce: fairOf(record).nonces[0]!, hands: {} };
  const verdict = await checkRecord(record, receipt);
  expect(verdict.faults).toEqual([]);
  expect(verdict.checked.length + verdict.byRule.length).toBe(record.deals.length);
  expect(verdict.byRule.length > 0).toBe(game === "belote");
});

test.each(RECORDS.map((record) => [record.game, record] as const))("a cheat at %s is caught", async (_, record) => {
  const { commitment, nonces, secret } = fairOf(record);
  const cheat = async (changes: Partial<RecordedMatch>, receipt?: Parameters<typeof checkRecord>[1]) =>
    (await checkRecord({ ...record, ...changes }, receipt)).faults.map(({ code }) => code);
  const other = "ab".repeat(32);
  expect(await cheat({ fair: { commitment, nonces, secret: other } })).toEqual(expect.arrayContaining(["secret_changed", "opening", "pack"]));
  expect(await cheat({ fair: { commitment, nonces: ["", ...nonces.slice(1)], secret } })).toEqual(expect.arrayContaining(["opening", "pack"]));
  const [first, second, ...rest] = record.deals[0]!.deck.split(" ");
  expect(await cheat({ deals: [{ deck: [second, first, ...rest].join(" ") }, ...record.deals.slice(1)] })).toEqual(["pack"]);
  expect(await cheat({ dealer: (record.dealer + 1) % record.seats.length })).toEqual(["opening"]);
  const receipt = { seat: 0, commitment, nonce: nonces[0]!, hands: {} };
  expect(await cheat({}, { ...receipt, nonce: "f".repeat(32) })).toEqual(["nonce_ignored"]);
  expect(await cheat({}, { ...receipt, commitment: other })).toEqual(["commitment_changed"]);
  expect(await cheat({}, { ...receipt, commitment: "" })).toEqual(["commitment_late"]);
  expect(await cheat({ fair: null })).toEqual(["no_fair_deal"]);
});

test("a receipt notes the commitment that was seen first, a nonce of its own, and the first hand of each deal", () => {
  const receipt = newReceipt(1, "ab".repeat(32));
  expect(receipt.commitment).toBe("ab".repeat(32));
  expect(receipt.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(newReceipt(1, receipt.commitment).nonce).not.toBe(receipt.nonce);
  expect(newReceipt(1, "").commitment).toBe("");
  const noted = noteHand(noteHand(noteHand(receipt, 1, []), 1, ["HA", "HT"]), 1, ["HT"]);
  expect(noted.hands).toEqual({ 1: "HA HT" });
});

test("without the browser's cryptography the page knows that it cannot check", () => {
  expect(canCheck()).toBe(true);
  vi.stubGlobal("crypto", {});
  expect(canCheck()).toBe(false);
  vi.unstubAllGlobals();
});
