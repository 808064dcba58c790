/** Skat's view in words and shapes for the shared parts. */
import { seatName, word } from "../gamewords";
import { say } from "../say.svelte";
import { laidFrom, type Fact, type ShownTrick } from "../view/shapes";
import type { SkatContract, SkatMatch, SkatView, TableView } from "../wire";
import { scoreText } from "../words";

/** A contract as moves write it: "hearts hand", "null ouvert", "clubs ouvert". */
export function contractText(contract: SkatContract): string {
  const implied = contract.ouvert && contract.kind !== "null";
  const words: string[] = [contract.kind];
  if (contract.hand && !implied) words.push("hand");
  if (contract.announced !== "none" && !implied) words.push(contract.announced);
  if (contract.ouvert) words.push("ouvert");
  return words.join(" ");
}

export function skatFacts(view: TableView, skat: SkatView): Fact[] {
  return [
    { label: say("contract"), value: contractWords(view, skat), strong: true },
    ...doubled(view, skat),
    ...leader(view, skat),
    ...tricks(view, skat),
    { label: say("score"), value: scoreWords(view, (view.match as SkatMatch).scores) },
  ];
}

function contractWords(view: TableView, skat: SkatView): string {
  if (skat.ramsch) return word("skat", "ramsch");
  if (skat.declarer === null) return skat.bid ? say("skat-bidding-at", { bid: skat.bid }) : say("none-yet");
  const by = { seat: seatName(view, skat.declarer), bid: skat.bid };
  if (!skat.contract) return say("skat-declarer-at", by);
  return say("skat-contract-by", { ...by, contract: word("skat", contractText(skat.contract)) });
}

function doubled(view: TableView, skat: SkatView): Fact[] {
  if (skat.kontra === null) return [];
  return [{ label: word("skat", skat.re ? "re" : "kontra"), value: seatName(view, skat.re && skat.declarer !== null ? skat.declarer : skat.kontra), strong: true }];
}

function leader(view: TableView, skat: SkatView): Fact[] {
  if (skat.phase === "finished") return [];
  return [{ label: say("leads"), value: seatName(view, skat.trick?.leader ?? skat.forehand) }];
}

function tricks(view: TableView, skat: SkatView): Fact[] {
  if (skat.phase !== "play" && skat.phase !== "finished") return [];
  const total = skat.tricks_won.reduce((sum, won) => sum + won, 0);
  if (skat.declarer === null) return [{ label: say("tricks"), value: skat.tricks_won.map((won, seat) => `${seatName(view, seat)} ${won}`).join(" · ") }];
  const own = skat.tricks_won[skat.declarer] ?? 0;
  return [{ label: say("tricks"), value: say("skat-tricks", { declarer: own, defenders: total - own }) }];
}

export function scoreWords(view: TableView, scores: readonly number[]): string {
  return scores.map((score, seat) => `${seatName(view, seat)} ${scoreText(score)}`).join(" · ");
}

/** What stands under a seat's name: its place in the auction, then declarer or defender. */
export function seatNotes(skat: SkatView, seats: number, seat: number): string[] {
  if (skat.sitting_out.includes(seat)) return [say("skat-sits-out")];
  if (skat.declarer !== null && (skat.contract || skat.phase !== "auction")) {
    const names = lastSaid(skat, seat) !== undefined; // the contract in the bubble says whose it is
    return seat === skat.declarer && !names ? [say("skat-declarer")] : [];
  }
  const turn = (seat - skat.forehand + seats) % seats;
  return [say(["skat-forehand", "skat-middlehand", "skat-rearhand"][turn] ?? "skat-rearhand")];
}

/** The last thing a seat said: its call in the auction; until the first trick is taken the contract, Kontra and Re. */
export function lastSaid(skat: SkatView, seat: number): string | undefined {
  if (skat.phase === "play" && skat.tricks.length === 0) return saidBeforePlay(skat, seat);
  if (skat.phase !== "auction") return undefined;
  const call = skat.auction.findLast((one) => one.seat === seat);
  return call && word("skat", call.text);
}

function saidBeforePlay(skat: SkatView, seat: number): string | undefined {
  if (seat === skat.kontra) return word("skat", "kontra");
  if (seat !== skat.declarer || !skat.contract) return undefined;
  return word("skat", skat.re ? "re" : contractText(skat.contract));
}

export function trickShown(view: TableView, skat: SkatView): ShownTrick {
  return { laid: laidAround(view, skat, skat.trick) };
}

export function lastTrick(view: TableView, skat: SkatView): ShownTrick | undefined {
  const taken = skat.tricks.at(-1);
  return taken && { laid: laidAround(view, skat, taken.trick), winner: taken.winner, rule: taken.rule };
}

/** At a table of four the dealer sits out, so that a trick skips that seat. */
function laidAround(view: TableView, skat: SkatView, trick: SkatView["trick"]): ShownTrick["laid"] {
  if (!trick || skat.sitting_out.length === 0) return laidFrom(trick, view.seats.length);
  const order = view.seats.map((_, step) => (trick.leader + step) % view.seats.length).filter((seat) => !skat.sitting_out.includes(seat));
  return trick.cards.map((card, place) => ({ seat: order[place]!, cards: [card] }));
}
