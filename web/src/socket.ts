/** One table's socket: it comes back by itself, and a command is sent until it is answered. What a message means is not known here. */
import type { Again, Closing, Move, Next, Rejected, ServerMessage, TableView } from "./wire";

type Without<T> = T extends unknown ? Omit<T, "request" | "seq"> : never;
/** What a person wants; the request id and the seq it was made against are added here. */
export type Command = Without<Move | Next | Again>;

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface LinkEvents {
  connection(state: Connection): void;
  table(view: TableView): void;
  accepted(): void;
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

export class TableLink {
  readonly #address: string;
  readonly #events: LinkEvents;
  readonly #open: (address: string) => WebSocket;
  #socket: WebSocket | undefined;
  #pending: (Move | Next | Again) | undefined;
  #attempts = 0;
  #ended = false;
  #heardAt = 0;
  #beatAt = 0;
  #late: ReturnType<typeof setTimeout> | undefined;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(address: string, events: LinkEvents, open = (to: string): WebSocket => new WebSocket(to)) {
    this.#address = address;
    this.#events = events;
    this.#open = open;
  }

  start(): void {
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
    return this.#pending !== undefined;
  }

  /** Sends a command; false while an earlier one waits for its answer. */
  send(command: Command, seq: number): boolean {
    if (this.#pending || this.#ended) return false;
    this.#pending = { ...command, seq, request: requestId() };
    this.#sendPending();
    return true;
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
    this.#events.connection("connecting");
    const socket = this.#open(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      this.#events.connection("open");
      if (this.#pending) this.#sendPending();
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
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "table":
        this.#attempts = 0;
        return this.#events.table(message);
      case "accepted":
        if (this.#answered(message.request)) this.#events.accepted();
        return;
      case "rejected":
        if (message.request === null || this.#answered(message.request)) this.#events.rejected(message);
        return;
      case "closing":
        this.#events.closing(message);
        if (!message.again) this.#end();
        return;
      case "pong":
        return;
    }
  }

  #end(): void {
    this.stop();
    this.#events.connection("closed");
  }

  #answered(request: string): boolean {
    if (this.#pending?.request !== request) return false;
    this.#pending = undefined;
    clearTimeout(this.#late);
    return true;
  }

  #sendPending(): void {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => {
      this.#events.late();
      this.#sendPending();
    }, LATE_AFTER);
    if (this.#pending) this.#write(this.#pending);
  }

  #write(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** A name for one command. `randomUUID` exists on https pages only, and a club's server may be plain http. */
export function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
