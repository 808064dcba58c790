/** The server's HTTP answers. An answer that is no answer becomes a ServerError with a code that has words. */
import type {
  DealAnalysis, DealShown, Failure, GameList, GameOffer, Hint, History, JoinTable, OpenLesson, OpenTable, OwnTable, OwnTables, TableCard, TableJoined, TableOpened, Transcript,
} from "./wire";

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

/** The reader's matches that are over; before: as the answer before said. */
export async function fetchHistory(before?: number): Promise<History> {
  return ask<History>(before === undefined ? "/api/history" : `/api/history?before=${before}`);
}

/** Opens a table, and deals at once unless it is to wait for people. */
export async function openTable(wanted: OpenTable): Promise<TableOpened> {
  return tell<TableOpened>("/api/tables", wanted);
}

/** Opens a table at which the game is taught. */
export async function openLesson(game: string, wanted: OpenLesson): Promise<TableOpened> {
  return tell<TableOpened>(`/api/lessons/${encodeURIComponent(game)}`, wanted);
}

/** What somebody may know of a table before coming in. */
export async function fetchCard(id: string): Promise<TableCard> {
  return ask<TableCard>(tablePath(id));
}

export async function fetchCardByCode(code: string): Promise<TableCard> {
  return ask<TableCard>(`/api/codes/${encodeURIComponent(code)}`);
}

export async function joinTable(id: string, wanted: JoinTable): Promise<TableJoined> {
  return tell<TableJoined>(`${tablePath(id)}/join`, wanted);
}

/** One's own seat on this device, by the code the other device was given. */
export async function takeSeat(id: string, code: string): Promise<TableJoined> {
  return tell<TableJoined>(`${tablePath(id)}/seat`, { code });
}

/** What everybody saw since the event of this number. */
export async function fetchTranscript(id: string, from: number): Promise<Transcript> {
  return ask<Transcript>(`${tablePath(id)}/transcript?from=${from}`);
}

/** A deal that is over, as one seat saw it. key: of a deal that others shared. */
export async function fetchDeal(id: string, deal: string, seat: number, key: string): Promise<DealShown> {
  return ask<DealShown>(`${tablePath(id)}/deals/${encodeURIComponent(deal)}?${new URLSearchParams({ seat: String(seat), key })}`);
}

/** What each choice of a deal that is over was worth. key: of a deal that others shared. */
export async function fetchAnalysis(id: string, deal: string, key: string): Promise<DealAnalysis> {
  return ask<DealAnalysis>(`${tablePath(id)}/deals/${encodeURIComponent(deal)}/analysis?${new URLSearchParams({ key })}`);
}

/** What a bot would do at the reader's seat now. */
export async function fetchHint(id: string): Promise<Hint> {
  return ask<Hint>(`${tablePath(id)}/hint`);
}

/** The records of the table's finished matches, each as parsed JSON. */
export async function fetchRecords(id: string): Promise<unknown[]> {
  const lines = (await (await answered(`${tablePath(id)}/record`)).text()).split("\n");
  return lines.filter((line) => line.trim()).map((line) => JSON.parse(line) as unknown);
}

/** Where the records of the table's finished matches can be had as a file. */
export function recordPath(id: string): string {
  return `${tablePath(id)}/record`;
}

function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

export async function tell<T>(path: string, body: object): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await answered(path, init)).json()) as T;
}

async function answered(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ServerError("no_connection", "");
  }
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => ({}))) as Partial<Failure>;
  throw new ServerError(failure.code ?? "server_error", failure.sentence ?? "");
}
