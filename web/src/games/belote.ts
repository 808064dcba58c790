/** Belote's view in words and shapes for the shared parts. */
import { cardNames, seatName, sideName, word } from "../gamewords";
import { say } from "../say.svelte";
import { laidFrom, type Fact, type ShownTrick } from "../view/shapes";
import type { BeloteMatch, BeloteOffered, BeloteView, BeloteWonTrick, TableView } from "../wire";

export const CONTRACTS = ["clubs", "diamonds", "hearts", "spades", "no trumps", "all trumps"] as const;

export function beloteFacts(view: TableView, belote: BeloteView): Fact[] {
  const { scores, hanging } = view.match as BeloteMatch;
  return [
    { label: say("contract"), value: contractWords(view, belote), strong: true },
    ...doubling(view, belote),
    ...(belote.leader === null ? [] : [{ label: say("leads"), value: seatName(view, belote.leader) }]),
    ...(belote.phase === "play" ? [{ label: say("tricks"), value: bySide(view, belote.tricks_won) }] : []),
    { label: say("score"), value: bySide(view, scores) },
    ...(hanging ? [{ label: say("belote-hanging"), value: String(hanging) }] : []),
  ];
}

function contractWords(view: TableView, belote: BeloteView): string {
  if (!belote.doubled) return say("none-yet");
  return say("contract-by", { contract: word("belote", belote.doubled.contract), seat: seatName(view, belote.doubled.declarer) });
}

function doubling(view: TableView, belote: BeloteView): Fact[] {
  if (!belote.doubled || belote.doubled.multiplier === 1) return [];
  const [call, by] = belote.doubled.multiplier === 4 ? ["rekontra", belote.doubled.rekontra_by] : ["kontra", belote.doubled.kontra_by];
  return [{ label: word("belote", call as string), value: (by as number[]).map((seat) => seatName(view, seat)).join(", "), strong: true }];
}

export function bySide(view: TableView, values: readonly number[]): string {
  return values.map((value, side) => `${sideName(view, side)} ${value}`).join(" · ");
}

/** What a seat announced and said, in short, once its announcements are no longer in the bubble beside it. */
export function seatNotes(belote: BeloteView, seat: number): string[] {
  const announced = announces(belote) ? [] : announcedBy(belote, seat);
  const belotes = belote.belotes.filter((one) => one.seat === seat).map(() => word("belote", "belote"));
  return [...announced, ...belotes];
}

/** Announcements are made with the first card of each seat, and heard until the first trick is taken. */
function announces(belote: BeloteView): boolean {
  return belote.phase === "play" && belote.won.length === 0;
}

function announcedBy(belote: BeloteView, seat: number): string[] {
  const made = belote.announced.filter((one) => one.seat === seat);
  return made.map(({ kind, cards }) => (cards.length ? `${word("belote", kind)} (${cardNames("belote", cards.slice(0, 1))})` : word("belote", kind)));
}

/** The last thing a seat said: its call in the auction, its announcements in the first trick. */
export function lastSaid(belote: BeloteView, seat: number): string | undefined {
  if (announces(belote)) return announcedBy(belote, seat).join(say("list-comma")) || undefined;
  const call = belote.phase === "auction" ? belote.calls.findLast((one) => one.seat === seat) : undefined;
  return call && word("belote", call.text);
}

export function trickShown(view: TableView, belote: BeloteView): ShownTrick {
  return { laid: laidFrom(belote.trick, view.seats.length) };
}

export function lastTrick(view: TableView, won: BeloteWonTrick | null): ShownTrick | undefined {
  return won === null ? undefined : { laid: laidFrom(won.trick, view.seats.length), winner: won.winner, rule: won.rule };
}

/** An announcement that may be ticked, its cards by name for the ear or in signs for the eye. */
export function offerWords(offer: BeloteOffered, cards: string): string {
  return say("belote-announcement", { kind: word("belote", offer.kind), cards, value: offer.value });
}

/** The announcements ticked once `offer` is: those that share a card with it are no longer. */
export function tickedWith(offered: readonly BeloteOffered[], ticked: readonly string[], offer: BeloteOffered): string[] {
  const clash = (text: string): boolean => offered.find((one) => one.text === text)?.cards.some((card) => offer.cards.includes(card)) ?? false;
  return [...ticked.filter((text) => text !== offer.text && !clash(text)), offer.text];
}
