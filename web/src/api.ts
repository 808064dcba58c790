/** The server's HTTP answers. An answer that is no answer becomes a ServerError with a code that has words. */
import type { Failure, GameList, GameOffer, OpenTable, OwnTable, OwnTables, TableOpened } from "./wire";

export class ServerError extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export async function fetchGames(): Promise<GameOffer[]> {
  return [...(await ask<GameList>("/api/games")).games];
}

export async function fetchOwnTables(): Promise<OwnTable[]> {
  return [...(await ask<OwnTables>("/api/tables/mine")).tables];
}

/** Opens a table and deals at once. */
export async function openTable(wanted: OpenTable): Promise<TableOpened> {
  return ask<TableOpened>("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ServerError("no_connection", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const failure = (await answer.json().catch(() => ({}))) as Partial<Failure>;
  throw new ServerError(failure.code ?? "server_error", failure.sentence ?? "");
}
