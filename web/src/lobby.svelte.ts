/** The lobby as one window knows it: the tables one may come to, and whether it looks for others. */
import { socketAddress } from "./earlysocket";
import { Link, type Connection, type Shown } from "./socket";
import type { Closing, LobbyView, Rejected, Seek } from "./wire";

export type Sought = Required<Pick<Seek, "game" | "preset" | "pace" | "name">>;

export class Lobby {
  view = $state.raw<LobbyView>();
  connection = $state<Connection>("connecting");
  refused = $state.raw<Rejected | Closing>();
  /** What this window looks for; asked again over every new connection, since the server forgets it with the old one. */
  #sought: Sought | undefined;
  readonly #link: Link;
  readonly #matched: (table: string) => void;

  constructor(matched: (table: string) => void, open?: (address: string) => WebSocket) {
    this.#matched = matched;
    this.#link = new Link(socketAddress("/api/lobby/socket"), {
      connection: (state) => this.#connected(state),
      shown: (message) => this.#hear(message),
      accepted: () => {},
      rejected: (answer) => this.#refuse(answer),
      late: () => {},
      closing: (message) => (this.refused = message),
    }, open);
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
  }

  probe(): void {
    this.#link.probe();
  }

  seek(wanted: Sought): void {
    this.refused = undefined;
    this.#sought = wanted;
    this.#link.send({ type: "seek", ...wanted });
  }

  unseek(): void {
    this.#sought = undefined;
    this.#link.send({ type: "unseek" });
  }

  #connected(state: Connection): void {
    const isNew = state === "open" && this.connection !== "open" && this.view !== undefined;
    this.connection = state;
    if (isNew && this.#sought) this.#link.send({ type: "seek", ...this.#sought });
  }

  #hear(message: Shown): void {
    if (message.type === "lobby") this.view = message;
    if (message.type === "matched") this.#matched(message.table_id);
  }

  #refuse(answer: Rejected): void {
    this.#sought = undefined;
    this.refused = answer;
  }
}
