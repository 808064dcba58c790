import { afterEach, expect, test, vi } from "vitest";
import { openSocket } from "../src/earlysocket";
import { OPEN } from "../src/socket";

class FakeSocket {
  static readonly OPEN = OPEN;
  readyState = OPEN;
  onopen?: () => void;
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor(readonly address: string) {}
}

function early(address: string, heard: string[]): FakeSocket {
  const socket = new FakeSocket(address);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", { early: { address, socket, heard } });
  return socket;
}

function listening(socket: WebSocket): string[] {
  const told: string[] = [];
  socket.onopen = () => told.push("open");
  socket.onmessage = ({ data }) => told.push(String(data));
  return told;
}

afterEach(() => vi.unstubAllGlobals());

test("the early socket is handed on with what it has heard, and once", async () => {
  const socket = early("ws://house/table", ["first", "second"]);
  const taken = openSocket("ws://house/table");
  const told = listening(taken);
  await Promise.resolve();
  expect(taken).toBe(socket);
  expect(told).toEqual(["open", "first", "second"]);
  expect(openSocket("ws://house/table")).not.toBe(socket);
});

test("an early socket of another table, or one that is closed, is left alone", () => {
  const socket = early("ws://house/table", []);
  expect(openSocket("ws://house/other")).not.toBe(socket);
  socket.readyState = OPEN + 1;
  expect(openSocket("ws://house/table")).not.toBe(socket);
});
