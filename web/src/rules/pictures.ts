/** What is seen quicker than read: orders of cards, what they are worth, and shapes. Captions are `picture-<game>-<key>`. */

export interface Row {
  cards: readonly string[];
  /** Under each card: what it is worth. */
  worth?: readonly number[];
  /** Words beside the row: `picture-<game>-<label>`. */
  label?: string;
}

export interface Picture {
  key: string;
  rule: string;
  rows: readonly Row[];
}

function cards(text: string): string[] {
  return text.split(" ");
}

export const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  belote: [
    { key: "trumps", rule: "B-8", rows: [{ cards: cards("HJ H9 HA HT HK HQ H8 H7"), worth: [20, 14, 11, 10, 4, 3, 0, 0] }] },
    { key: "plain", rule: "B-8", rows: [{ cards: cards("SA ST SK SQ SJ S9 S8 S7"), worth: [11, 10, 4, 3, 2, 0, 0, 0] }] },
    { key: "rows", rule: "B-13", rows: [
      { cards: cards("SJ SQ SK"), label: "tierce" }, { cards: cards("DT DJ DQ DK"), label: "fifty" }, { cards: cards("HK HQ"), label: "belote" },
    ] },
  ],
  cribbage: [
    { key: "values", rule: "C-6", rows: [{ cards: cards("SA S2 S5 S9 ST SJ SQ SK"), worth: [1, 2, 5, 9, 10, 10, 10, 10] }] },
    { key: "play", rule: "C-12", rows: [
      { cards: cards("D8 S7"), label: "fifteen" }, { cards: cards("D8 S7 H9"), label: "run" }, { cards: cards("C4 H4"), label: "pair" },
    ] },
    { key: "show", rule: "C-14", rows: [
      { cards: cards("C4 D4 H5 S6 H6") }, { cards: cards("C4 H5 S6"), label: "fifteens" }, { cards: cards("D4 H5 H6"), label: "runs" }, { cards: cards("C4 D4"), label: "pairs" },
    ] },
  ],
  skat: [
    { key: "trumps", rule: "S-10", rows: [{ cards: cards("CJ SJ HJ DJ HA HT HK HQ H9 H8 H7"), worth: [2, 2, 2, 2, 11, 10, 4, 3, 0, 0, 0] }] },
    { key: "plain", rule: "S-10", rows: [{ cards: cards("CA CT CK CQ C9 C8 C7"), worth: [11, 10, 4, 3, 0, 0, 0] }] },
    { key: "null", rule: "S-11", rows: [{ cards: cards("DA DK DQ DJ DT D9 D8 D7") }] },
    { key: "matadors", rule: "S-14", rows: [{ cards: cards("CJ SJ HA HT"), label: "with" }, { cards: cards("HJ HA HK"), label: "without" }] },
  ],
  tractor: [
    { key: "trumps", rule: "T-9", rows: [{ cards: cards("BIG SML H2 S2 D2 C2 HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3") }] },
    { key: "shapes", rule: "T-10", rows: [
      { cards: cards("SK SK"), label: "pair" }, { cards: cards("SQ SQ SJ SJ"), label: "tractor" }, { cards: cards("SA SA SQ SQ"), label: "gap" },
    ] },
    { key: "points", rule: "T-13", rows: [{ cards: cards("S5 ST SK"), worth: [5, 10, 10] }] },
  ],
};
