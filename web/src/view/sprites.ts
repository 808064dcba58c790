/** Where the faces of each deck are drawn: one file a deck, one symbol a card. */
import frenchDeck from "../../cards/french.svg?url&no-inline";
import germanDeck from "../../cards/german.svg?url&no-inline";
import largeDeck from "../../cards/large.svg?url&no-inline";
import parisDeck from "../../cards/paris.svg?url&no-inline";
import type { Deck } from "../patterns";

export const SPRITES: Readonly<Record<Deck, string>> = { french: frenchDeck, german: germanDeck, large: largeDeck, paris: parisDeck };
