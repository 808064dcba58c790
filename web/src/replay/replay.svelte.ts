/** A deal that is shown again: from which seat, at which step, whether it goes on by itself. */
import { ANALYSIS } from "./address";
import { fetchAnalysis, fetchDeal } from "../api";
import { MOMENTS, settings } from "../settings.svelte";
import { Table } from "../table.svelte";
import type { DealAnalysis, DealShown, TableView } from "../wire";
import { partAt, partsOf, viewAt, type Part } from "./moments";

/** Milliseconds a step stays when it goes on by itself, at the usual pace. */
const STAYS = 1_300;

export class Replay {
  readonly id: string;
  readonly number: string;
  /** What the components of a table draw; nothing is asked of it, and it is never connected. */
  readonly table: Table;
  deal = $state.raw<DealShown>();
  step = $state(0);
  goesOn = $state(false);
  readonly parts: readonly Part[] = $derived(this.deal ? partsOf(this.deal) : []);
  readonly part: number = $derived(partAt(this.parts, this.step));
  readonly view: TableView | undefined = $derived.by(() => this.deal && viewAt(this.deal, this.id, Math.min(this.step, this.last)));
  /** Whether the address asks for what the cards were worth, as the end of a deal does. */
  readonly opensAnalysis = location.hash === ANALYSIS;
  #key = "";

  constructor(id: string, number: string) {
    this.id = id;
    this.number = number;
    this.table = new Table(id);
  }

  get last(): number {
    return (this.deal?.steps.length ?? 1) - 1;
  }

  /** The deal from the seat and step that the address names; without a seat, from the reader's own. */
  async open(): Promise<void> {
    const asked = new URLSearchParams(location.search);
    this.#key = asked.get("key") ?? "";
    const named = asked.get("seat");
    const deal = await fetchDeal(this.id, this.number, Number(named ?? 0), this.#key);
    const own = deal.your_seat;
    this.deal = named === null && own !== null && own !== 0 ? await fetchDeal(this.id, this.number, own, this.#key) : deal;
    this.go(Number(location.hash.slice(1)) || 0);
  }

  /** The same moment from another seat. */
  async lookFrom(seat: number): Promise<void> {
    this.deal = await fetchDeal(this.id, this.number, seat, this.#key);
    this.#note();
  }

  /** What each choice of the deal was worth; the server takes its time over it. */
  async analysis(): Promise<DealAnalysis> {
    return fetchAnalysis(this.id, this.number, this.#key);
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.last, step));
    if (this.step === this.last) this.goesOn = false;
    this.#note();
  }

  goToPart(part: number): void {
    const wanted = this.parts[part];
    if (wanted) this.go(wanted.step);
  }

  /** By itself from here, from the beginning if this is the end. */
  play(): void {
    if (this.step === this.last) this.go(0);
    this.goesOn = true;
  }

  pause(): void {
    this.goesOn = false;
  }

  get stays(): number {
    return STAYS * MOMENTS[settings.pace];
  }

  /** A link for others, to this deal from its beginning; to this very moment with `here`. */
  link(here = false): string {
    const query = new URLSearchParams(this.deal?.key ? { key: this.deal.key } : {});
    if (here && this.deal) query.set("seat", String(this.deal.seat));
    const text = query.toString();
    return `${location.origin}${location.pathname}${text ? `?${text}` : ""}${here ? `#${this.step}` : ""}`;
  }

  /** The address says what is seen, so that it is there again when the page is loaded anew. */
  #note(): void {
    const query = new URLSearchParams(location.search);
    if (this.deal) query.set("seat", String(this.deal.seat));
    history.replaceState(history.state, "", `${location.pathname}?${query}#${this.step}`);
  }
}
