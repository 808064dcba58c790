/** What this browser notes of the matches it plays, for the check of the fair deal: one receipt for each match. */
import { newReceipt, noteHand, type Receipt } from "./fair";
import { keepAs, textKeptAs } from "./storage";
import type { TableView } from "./wire";

const KEPT_AS = "stammtisch-receipt-";

/** A nonce for the next match, noted with the commitment it answers; empty where the server is not bound yet. */
export function nonceFor(commitment: string, seat: number | null): string {
  if (!commitment || seat === null) return "";
  const receipt = receiptOf(commitment) ?? newReceipt(seat, commitment);
  keepAs(KEPT_AS + commitment, receipt);
  return receipt.nonce;
}

/** Notes the seat and the first cards that are seen in a deal. */
export function noteView(view: TableView): void {
  const commitment = view.company.fair.match?.commitment;
  const receipt = commitment === undefined ? undefined : receiptOf(commitment);
  if (!receipt || view.your_seat === null || view.phase !== "playing") return;
  const deal = (view.match as { deals_played: number }).deals_played + 1;
  const noted = noteHand({ ...receipt, seat: view.your_seat }, deal, (view.view as { hand: readonly string[] }).hand);
  if (noted.hands[deal] !== receipt.hands[deal] || noted.seat !== receipt.seat) keepAs(KEPT_AS + commitment, noted);
}

export function receiptOf(commitment: string): Receipt | undefined {
  const text = textKeptAs(KEPT_AS + commitment);
  try {
    return text === null ? undefined : (JSON.parse(text) as Receipt);
  } catch {
    return undefined;
  }
}
