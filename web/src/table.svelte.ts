/** A table as one window knows it: the newest view, the connection, and what is selected. Nothing here changes the game. */
import { TableLink, type Command, type Connection } from "./socket";
import type { Asked, Closing, Refusal, Rejected, TableView } from "./wire";

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
  connection = $state<Connection>("connecting");
  notice = $state.raw<Notice>();
  closing = $state.raw<Closing>();
  /** A command waits for its answer; `late` when it has waited long. */
  busy = $state(false);
  late = $state(false);
  #selected = $state.raw<readonly string[]>([]);
  readonly #link: TableLink;

  constructor(id: string, open?: (address: string) => WebSocket) {
    this.id = id;
    this.#link = new TableLink(socketAddress(id), {
      connection: (state) => (this.connection = state),
      table: (view) => this.#show(view),
      accepted: () => this.#answered(),
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
  }

  probe(): void {
    this.#link.probe();
  }

  get asked(): Asked | null {
    return this.view?.asked ?? null;
  }

  get mayAct(): boolean {
    return this.asked !== null && !this.view?.mirror && this.connection !== "closed";
  }

  send(command: Command): void {
    if (!this.view || !this.#link.send(command, this.view.seq)) return;
    this.busy = true;
    this.notice = undefined;
  }

  move(text: string): void {
    this.send({ type: "move", move: text });
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

  #show(view: TableView): void {
    const chosen = this.view ? this.selected : keptAt(this.id, view.seq);
    this.view = view;
    const held = new Set(handCards(handOf(view)).map((card) => card.id));
    this.selected = chosen.filter((id) => held.has(id));
  }

  #answered(): void {
    this.busy = this.late = false;
    this.selected = [];
  }

  #refused(answer: Rejected): void {
    this.busy = this.late = false;
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

function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
