import { beforeEach, expect, test, vi } from "vitest";
import { Lobby } from "../src/lobby.svelte";

interface Line {
  readyState: number;
  sent: { type: string; request: string; game?: string }[];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (message: { data: string }) => void;
}

const SOUGHT = { game: "skat", preset: "house", pace: "normal", name: "Anna" } as const;
const EMPTY = { type: "lobby", tables: [], seekers: [], seeking: null };

function entered(): { lobby: Lobby; lines: Line[]; matched: ReturnType<typeof vi.fn>; says: (message: object) => void } {
  const lines: Line[] = [];
  const matched = vi.fn();
  const lobby = new Lobby(matched, () => {
    const line: Line = { readyState: 1, sent: [] };
    lines.push(line);
    return Object.assign(line, { send: (text: string) => line.sent.push(JSON.parse(text) as Line["sent"][0]), close: () => {} }) as unknown as WebSocket;
  });
  lobby.start();
  lines[0]!.onopen?.();
  const says = (message: object): void => lines.at(-1)!.onmessage?.({ data: JSON.stringify(message) });
  says(EMPTY);
  return { lobby, lines, matched, says };
}

beforeEach(() => {
  vi.stubGlobal("location", { protocol: "https:", host: "here" });
});

test("who seeks is told of the table that was found", () => {
  const { lobby, lines, matched, says } = entered();
  lobby.seek(SOUGHT);
  expect(lines[0]!.sent[0]).toMatchObject({ type: "seek", game: "skat" });
  says({ type: "accepted", request: lines[0]!.sent[0]!.request, seq: 0 });
  says({ type: "matched", table_id: "t1" });
  expect(matched).toHaveBeenCalledWith("t1");
});

test.each([
  ["goes on over a new connection", false, ["seek"]],
  ["is over once it was cancelled", true, []],
])("a search %s", (_, cancelled, sent) => {
  const { lobby, lines, says } = entered();
  lobby.seek(SOUGHT);
  says({ type: "accepted", request: lines[0]!.sent[0]!.request, seq: 0 });
  if (cancelled) {
    lobby.unseek();
    says({ type: "accepted", request: lines[0]!.sent[1]!.request, seq: 0 });
  }
  lines[0]!.readyState = 3;
  lines[0]!.onclose?.();
  lobby.probe();
  lines[1]!.onopen?.();
  expect(lines[1]!.sent.map(({ type }) => type)).toEqual(sent);
  lobby.stop();
});

test("a search that is refused says why and ends", () => {
  const { lobby, lines, says } = entered();
  lobby.seek(SOUGHT);
  says({ type: "rejected", request: lines[0]!.sent[0]!.request, code: "too_fast", rule: "", sentence: "Slower.", seq: 0 });
  expect(lobby.refused?.code).toBe("too_fast");
});
