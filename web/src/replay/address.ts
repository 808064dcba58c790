/** What the address of a deal names beside the deal: the page that shows it and the pages that lead there agree on it here. */

/** In place of a step: what the cards were worth is asked for. */
export const ANALYSIS = "#analysis";
