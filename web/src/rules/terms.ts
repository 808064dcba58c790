/** The words of each game that its glossary explains, as `term-<game>-<key>` and `term-<game>-<key>-means`. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  belote: ["trick", "trump", "contract", "kontra", "follow", "ruff", "announcement", "tierce", "fifty", "hundred", "belote", "capot", "inside", "hang", "cut"],
  cribbage: ["crib", "pone", "starter", "heels", "nobs", "go", "count", "fifteen", "pair", "run", "flush", "show", "skunk", "muggins"],
  skat: ["declarer", "defender", "forehand", "middlehand", "rearhand", "skat", "bid", "overbid", "hand", "grand", "null", "matadors", "base", "points", "schneider", "schwarz", "ouvert"],
  tractor: ["level", "levelcard", "trump", "declare", "dealer", "defender", "attacker", "kitty", "bury", "pair", "tractor", "throw", "follow", "ruff", "pointcards", "takeover"],
};

/** Words that are said in other senses too: the glossary has them, the text does not link them. */
export const OF_MANY_SENSES: ReadonlySet<string> = new Set(["skat-hand", "cribbage-count", "cribbage-go", "cribbage-show", "tractor-follow"]);
