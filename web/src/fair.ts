/**
 * The fair deal, checked in the reader's own browser: what a person notes while playing, and whether a record agrees with it.
 * The algorithm is told in docs/fair-deal.md. Nothing here draws anything, asks the server, or knows a rule of any game.
 */

/** What one person noted of one match, as `stammtisch fair --receipt` reads it. */
export interface Receipt {
  seat: number;
  /** Seen before the nonce was given; empty if there was none by then. */
  commitment: string;
  nonce: string;
  /** Cards held at some moment of a deal, by the deal's number from 1. */
  hands: Record<string, string>;
}

export type FaultCode =
  | "no_fair_deal"
  | "secret_changed"
  | "opening"
  | "pack"
  | "commitment_late"
  | "commitment_changed"
  | "nonce_ignored";

/** Why a match was not dealt as was promised. deal: where it is a deal's pack. */
export interface Fault {
  code: FaultCode;
  deal?: number;
}

export interface Verdict {
  faults: Fault[];
  /** Deals whose pack was checked; the others were gathered by the rules, which only the command knows. */
  checked: number[];
  byRule: number[];
}

/** A record of one match, as far as it matters here. */
export interface RecordedMatch {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  dealer: number;
  deck: string;
  deals: { deck: string }[];
  fair?: { commitment: string; nonces: string[]; secret: string } | null;
}

const INFO = "stammtisch fair deal 1";
const STREAM_BYTES = 255 * 32;
const WORDS = 2 ** 32;
const SUITS = ["C", "S", "H", "D"];
const RANKS: Record<string, string> = { belote: "AKQJT987", skat: "AKQJT987" };

/** Whether this page can check: browsers offer their cryptography on https pages, and on the own machine, only. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** A receipt with a fresh nonce, to be given with the wish to begin. A nonce answers a commitment: without one it is noted as late. */
export function newReceipt(seat: number, commitment: string): Receipt {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { seat, commitment: /^[0-9a-f]{64}$/.test(commitment) ? commitment : "", nonce, hands: {} };
}

/** The receipt with the first cards that were seen in a deal. */
export function noteHand(receipt: Receipt, deal: number, hand: readonly string[]): Receipt {
  if (hand.length === 0 || receipt.hands[deal] !== undefined) return receipt;
  return { ...receipt, hands: { ...receipt.hands, [deal]: hand.join(" ") } };
}

/** Checks a match by its record, and by what the reader noted if anything was. */
export async function checkRecord(record: RecordedMatch, receipt?: Receipt): Promise<Verdict> {
  const { fair } = record;
  if (!fair) return { faults: [{ code: "no_fair_deal" }], checked: [], byRule: [] };
  const secrets = await chain(fromHex(fair.secret), record.deals.length);
  const faults: Fault[] = receipt ? against(fair, receipt) : [];
  if (toHex(await sha256(secrets[0]!)) !== fair.commitment) faults.push({ code: "secret_changed" });
  const pack = packOf(record.game);
  const opening = await drawn(secrets[0]!, fair.nonces);
  if (opening.below(record.seats.length) !== record.dealer || opening.shuffled(pack) !== record.deck) {
    faults.push({ code: "opening" });
  }
  const numbers = record.deals.map((_, place) => place + 1);
  const byRule = numbers.filter((number) => number > 1 && record.options["shuffle"] === "cut_only");
  const checked = numbers.filter((number) => !byRule.includes(number));
  for (const deal of checked) {
    const chance = await drawn(secrets[deal]!, fair.nonces);
    if (chance.shuffled(pack) !== record.deals[deal - 1]!.deck) faults.push({ code: "pack", deal });
  }
  return { faults, checked, byRule };
}

/** Whether a secret that was told for a deal is one that the commitment was made for. */
export async function opens(commitment: string, deal: number, secret: string): Promise<boolean> {
  const [first] = await chain(fromHex(secret), deal);
  return toHex(await sha256(first!)) === commitment;
}

/** Cards of the game in pack order. */
export function packOf(game: string): string[] {
  const pack = SUITS.flatMap((suit) => [...(RANKS[game] ?? "AKQJT98765432")].map((rank) => suit + rank));
  return game === "tractor" ? [...pack, "BIG", "SML", ...pack, "BIG", "SML"] : pack;
}

function against(fair: { commitment: string; nonces: string[] }, receipt: Receipt): Fault[] {
  if (!receipt.commitment) return [{ code: "commitment_late" }];
  if (receipt.commitment !== fair.commitment) return [{ code: "commitment_changed" }];
  return fair.nonces[receipt.seat] === receipt.nonce ? [] : [{ code: "nonce_ignored" }];
}

/** The secrets of the opening and of each deal, from that of the last deal. */
async function chain(last: Bytes, deals: number): Promise<Bytes[]> {
  const secrets = [last];
  while (secrets.length <= deals) secrets.unshift(await sha256(secrets[0]!));
  return secrets;
}

/** Numbers and orders drawn from one secret and the nonces. */
export async function drawn(secret: Bytes, nonces: readonly string[]): Promise<Chance> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const salt = nonces.map((nonce, seat) => (nonce ? `${seat}:${nonce}\n` : "")).join("");
  const algorithm = { name: "HKDF", hash: "SHA-256", salt: ascii(salt), info: ascii(INFO) };
  return new Chance(new DataView(await crypto.subtle.deriveBits(algorithm, key, STREAM_BYTES * 8)));
}

export class Chance {
  readonly #stream: DataView;
  #place = 0;

  constructor(stream: DataView) {
    this.#stream = stream;
  }

  /** A whole number from 0, below `number`. */
  below(number: number): number {
    const limit = WORDS - (WORDS % number);
    let word = limit;
    while (word >= limit) {
      word = this.#stream.getUint32(this.#place);
      this.#place += 4;
    }
    return word % number;
  }

  /** The cards in another order, as a record writes them. */
  shuffled(pack: readonly string[]): string {
    const cards = [...pack];
    for (let place = cards.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [cards[place], cards[other]] = [cards[other]!, cards[place]!];
    }
    return cards.join(" ");
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function ascii(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
