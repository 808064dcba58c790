/** A socket of the server: it comes back by itself, a command is sent until it is answered, and views are kept whole. What a message means is not known here. */
import { openSocket } from "./earlysocket";
import { GAP, KeptView } from "./views";
import type { Changes, Closing, LobbyMessage, LobbyServerMessage, Look, Ping, Rejected, ClientMessage, ServerMessage } from "./wire";

type Without<T> = T extends unknown ? Omit<T, "request" | "seq"> : never;
/** What a person wants at a table, and in the lobby; request id and, at a table, the seq it was made against are added here. */
export type Command = Without<Exclude<ClientMessage, Look | Ping>>;
export type LobbyCommand = Without<Exclude<LobbyMessage, Ping>>;

type Answer = "accepted" | "rejected" | "pong" | "closing";
/** What the server shows or tells besides its answers; views are whole. */
export type Shown = Exclude<ServerMessage | LobbyServerMessage, { type: Answer } | Changes>;
type Waiting = (Command | LobbyCommand) & { seq?: number; request: string };

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface LinkEvents {
  connection(state: Connection): void;
  shown(message: Shown): void;
  accepted(command: Command | LobbyCommand): void;
  rejected(answer: Rejected): void;
  /** The command has had no answer for `LATE_AFTER` and is being sent again. */
  late(): void;
  closing(message: Closing): void;
}

/** States of a socket, as the standard numbers them; node before 22 has no WebSocket to ask. */
export const CONNECTING = 0;
export const OPEN = 1;

/** Milliseconds. */
export const LATE_AFTER = 5_000;
export const HEARTBEAT_EVERY = 15_000;
export const PROBE_FOR = 4_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How far timers may run behind before it is taken that the machine slept. */
const SLEPT_AFTER = 10_000;

export class Link {
  readonly #address: string;
  readonly #events: LinkEvents;
  readonly #open: (address: string) => WebSocket;
  #socket: WebSocket | undefined;
  /** Commands without an answer, in the order in which they were given; the first one is on its way. */
  #waiting: Waiting[] = [];
  #kept = new KeptView();
  #attempts = 0;
  #ended = false;
  #heardAt = 0;
  #beatAt = 0;
  #late: ReturnType<typeof setTimeout> | undefined;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(address: string, events: LinkEvents, open = openSocket) {
    this.#address = address;
    this.#events = events;
    this.#open = open;
  }

  start(): void {
    this.#ended = false;
    this.#attempts = 0;
    clearInterval(this.#heartbeat);
    this.#beatAt = Date.now();
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_EVERY);
    this.#connect();
  }

  stop(): void {
    this.#ended = true;
    clearInterval(this.#heartbeat);
    for (const timer of [this.#late, this.#reconnect, this.#probe]) clearTimeout(timer);
    this.#drop();
  }

  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Sends a command, after those that still wait for their answer; false while one of its kind does. */
  send(command: Command | LobbyCommand, seq?: number): boolean {
    if (this.#ended || this.#waiting.some(({ type }) => type === command.type)) return false;
    this.#waiting.push({ ...command, ...(seq === undefined ? {} : { seq }), request: requestId() });
    if (this.#waiting.length === 1) this.#sendFirst();
    return true;
  }

  /** A new connection at once: as another person, or as the newest window. */
  renew(): void {
    this.#attempts = 0;
    this.#connect();
  }

  /** Asks whether the connection still lives, and makes a new one at once if not: after sleep, a hidden page, a new network. */
  probe(): void {
    if (this.#ended) return;
    this.#attempts = 0;
    if (this.#socket?.readyState !== OPEN) {
      if (this.#socket?.readyState !== CONNECTING) this.#connect();
      return;
    }
    const asked = Date.now();
    this.#write({ type: "ping" });
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => {
      if (this.#heardAt < asked) this.#connect();
    }, PROBE_FOR);
  }

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#reconnect);
    this.#drop();
    this.#kept = new KeptView();
    this.#events.connection("connecting");
    const socket = this.#open(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      if (this.isBusy) this.#sendFirst();
      this.#events.connection("open");
    };
    socket.onmessage = (message) => this.#hear(String(message.data));
    socket.onclose = () => this.#lost();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    this.#socket = undefined;
    if (this.#ended) return;
    this.#events.connection("lost");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    this.#reconnect = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  #beat(): void {
    const slept = Date.now() - this.#beatAt > HEARTBEAT_EVERY + SLEPT_AFTER;
    this.#beatAt = Date.now();
    if (slept || this.#socket) this.probe();
  }

  #hear(text: string): void {
    this.#heardAt = Date.now();
    const message = JSON.parse(text) as ServerMessage | LobbyServerMessage;
    switch (message.type) {
      case "accepted":
        return this.#answered(message.request, (command) => this.#events.accepted(command));
      case "rejected":
        if (message.request === null) return this.#events.rejected(message);
        return this.#answered(message.request, () => this.#events.rejected(message));
      case "closing":
        this.#events.closing(message);
        if (!message.again) this.#end();
        return;
      case "pong":
        return;
      case "table":
      case "waiting":
      case "changes": {
        this.#attempts = 0;
        const view = this.#kept.take(message);
        if (view === GAP) this.#write({ type: "look" });
        else if (view) this.#events.shown(view);
        return;
      }
      default:
        this.#attempts = 0;
        return this.#events.shown(message);
    }
  }

  #end(): void {
    this.stop();
    this.#events.connection("closed");
  }

  #answered(request: string, tell: (command: Waiting) => void): void {
    const first = this.#waiting[0];
    if (first?.request !== request) return;
    this.#waiting.shift();
    clearTimeout(this.#late);
    tell(first);
    if (this.isBusy) this.#sendFirst();
  }

  #sendFirst(): void {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => {
      this.#events.late();
      this.#sendFirst();
    }, LATE_AFTER);
    if (this.#waiting[0]) this.#write(this.#waiting[0]);
  }

  #write(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** A name for one command. `randomUUID` exists on https pages only, and a club's server may be plain http. */
export function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
