/** A table as one window knows it: the newest view, the connection, and what is selected. Nothing here changes the game. */
import type { Snippet } from "svelte";
import { TableTime } from "./clock.svelte";
import { ownName } from "./company/ownname";
import { isSameMove } from "./moves";
import { nonceFor, noteView } from "./receipts";
import { socketAddress } from "./earlysocket";
import { Link, type Command, type Connection, type Shown } from "./socket";
import { keepAs, textKeptAs } from "./storage";
import { Talk } from "./talk.svelte";
import type { Asked, Closing, Company, Occupant, Refusal, Rejected, SeatCodeMade, TableView, WaitingView } from "./wire";

/** A line to read: why something did not happen. `rule` leads to the rules page. */
export interface Notice {
  code: string;
  rule: string;
  sentence: string;
}

/** A card in hand: its text and, where two packs hold it twice, which copy. */
export interface HandCard {
  id: string;
  card: string;
}

export class Table {
  readonly id: string;
  view = $state.raw<TableView>();
  /** Instead of a view, before the first match. */
  gathering = $state.raw<WaitingView>();
  connection = $state<Connection>("connecting");
  notice = $state.raw<Notice>();
  closing = $state.raw<Closing>();
  /** The one-time code for another device, once asked for. */
  seatCode = $state.raw<SeatCodeMade>();
  /** Of a deal that is shown again: what stands in place of what is asked, and below the hand. */
  replay = $state.raw<{ controls: Snippet; below: Snippet }>();
  readonly time = new TableTime();
  readonly talk: Talk;
  /** In a lesson: a move other than the proposed one, while the reader thinks it over. */
  doubted = $state<string>();
  /** A command waits for its answer; `late` when it has waited long. */
  busy = $state(false);
  late = $state(false);
  #selected = $state.raw<readonly string[]>([]);
  readonly #link: Link;

  constructor(id: string, open?: (address: string) => WebSocket) {
    this.id = id;
    this.talk = new Talk(id);
    this.#link = new Link(socketAddress(`/api/tables/${encodeURIComponent(id)}/socket?name=${encodeURIComponent(ownName())}`), {
      connection: (state) => (this.connection = state),
      shown: (message) => this.#hear(message),
      accepted: ({ type }) => this.#answered(type),
      rejected: (answer) => this.#refused(answer),
      late: () => (this.late = true),
      closing: (message) => (this.closing = message),
    }, open);
  }

  /** Ids of cards in hand that are selected; a page that is loaded again has them still. */
  get selected(): readonly string[] {
    return this.#selected;
  }

  set selected(ids: readonly string[]) {
    this.#selected = ids;
    keep(this.id, { seq: this.view?.seq ?? 0, ids });
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
    this.time.stop();
  }

  /** From the beginning, after the server had ended it for good. */
  restart(): void {
    this.closing = undefined;
    this.#link.start();
  }

  /** A new connection: after coming to the table, and to act in this window while another one does. */
  renew(): void {
    this.#link.renew();
  }

  probe(): void {
    this.#link.probe();
  }

  /** The table with its match, or before it. */
  get latest(): TableView | WaitingView | undefined {
    return this.view ?? this.gathering;
  }

  get company(): Company | undefined {
    return this.latest?.company;
  }

  get isHost(): boolean {
    return this.company !== undefined && this.company.you === this.company.host;
  }

  /** The reader's seat, also while a bot stands in there. */
  get ownSeat(): number | undefined {
    const you = this.company?.you;
    const at = you == null ? -1 : (this.latest?.seats.findIndex(({ person }) => person === you) ?? -1);
    return at < 0 ? undefined : at;
  }

  get ownPlace(): Occupant | undefined {
    return this.ownSeat === undefined ? undefined : this.latest?.seats[this.ownSeat];
  }

  /** The last event seen while the reader sat there; -1 if none. */
  get seenUpTo(): number {
    return Number(textKeptAs(SEEN_AS + this.id) ?? -1);
  }

  /** The reader's part in the packs of the next match. */
  nonce(): string {
    return nonceFor(this.company?.fair.next_commitment ?? "", this.ownSeat ?? null);
  }

  get asked(): Asked | null {
    return this.view?.asked ?? null;
  }

  get mayAct(): boolean {
    return this.asked !== null && !this.view?.mirror && this.connection !== "closed";
  }

  /** Whether the command is on its way: not while another of its kind is. */
  send(command: Command): boolean {
    if (!this.latest || !this.#link.send(command, this.latest.seq)) return false;
    this.busy = true;
    this.notice = undefined;
    return true;
  }

  /** In a lesson another move than the proposed one waits for a second word, unless it is `sure`. */
  move(text: string, sure = false): void {
    const proposed = this.view?.lesson?.move;
    this.doubted = proposed && !sure && !isSameMove(text, proposed) ? text : undefined;
    if (!this.doubted) this.send({ type: "move", move: text });
  }

  /** Why a card cannot be played now, as the server said it. */
  refusalOf(card: string): Refusal | undefined {
    return this.asked?.refused.find((refusal) => refusal.card === card);
  }

  explain(refusal: Refusal): void {
    this.notice = { code: refusal.code, rule: refusal.rule, sentence: "" };
  }

  isSelected(id: string): boolean {
    return this.selected.includes(id);
  }

  toggle(id: string): void {
    this.notice = undefined;
    this.selected = this.isSelected(id) ? this.selected.filter((other) => other !== id) : [...this.selected, id];
  }

  select(ids: readonly string[]): void {
    this.selected = ids;
  }

  /** Adds cards to the selection, by their text: one held copy for each. */
  selectCards(cards: readonly string[]): void {
    if (!this.view) return;
    const free = handCards(handOf(this.view)).filter(({ id }) => !this.selected.includes(id));
    const wanted = [...cards];
    for (const id of this.selected) remove(wanted, id.split("-")[0]!);
    const more = wanted.flatMap((card) => {
      const at = free.findIndex((held) => held.card === card);
      return at < 0 ? [] : free.splice(at, 1).map(({ id }) => id);
    });
    if (more.length) this.selected = [...this.selected, ...more];
  }

  #hear(message: Shown): void {
    if (message.type === "seat_code") this.seatCode = message;
    if (message.type !== "table" && message.type !== "waiting") return;
    this.time.hear(message.company.clock);
    this.talk.hear(message.company.said);
    if (message.type === "waiting") this.gathering = message;
    else this.#show(message);
  }

  #show(view: TableView): void {
    const chosen = this.view ? this.selected : keptAt(this.id, view.seq);
    if (view.lesson?.number !== this.view?.lesson?.number) this.doubted = undefined;
    this.view = view;
    const held = new Set(handCards(handOf(view)).map((card) => card.id));
    this.selected = chosen.filter((id) => held.has(id));
    this.gathering = undefined;
    noteView(view);
    if (this.ownPlace?.kind === "person" && view.events.length) keepAs(SEEN_AS + this.id, view.events.at(-1)!.number);
  }

  #answered(type: string): void {
    this.busy = this.#link.isBusy;
    this.late = false;
    if (type === "move") this.selected = [];
  }

  #refused(answer: Rejected): void {
    this.busy = this.#link.isBusy;
    this.late = false;
    this.notice = answer;
  }
}

/** The hand with an id for each card that stays the same while the card is held. */
export function handCards(hand: readonly string[]): HandCard[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { id: copy ? `${card}-${copy}` : card, card };
  });
}

interface Kept {
  seq: number;
  ids: readonly string[];
}

const KEPT_AS = "stammtisch-selected-";
const SEEN_AS = "stammtisch-seen-";

/** Storage of this window alone; it may be forbidden, and then a selection ends with the page. */
function windowStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function keep(id: string, kept: Kept): void {
  windowStorage()?.setItem(KEPT_AS + id, JSON.stringify(kept));
}

/** What was selected at this table when the table last stood as it does now. */
function keptAt(id: string, seq: number): readonly string[] {
  const stored = windowStorage()?.getItem(KEPT_AS + id);
  const kept = stored ? (JSON.parse(stored) as Kept) : undefined;
  return kept?.seq === seq ? kept.ids : [];
}

function remove(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** Every game's view has the reader's hand. */
export function handOf(view: TableView): readonly string[] {
  return (view.view as { hand: readonly string[] }).hand;
}
