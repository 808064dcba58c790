// Made by `python -m stammtisch.wire.typescript`; do not edit.

/** A card as text: suit then rank, "HT" is the ten of hearts; jokers are "BIG" and "SML". */
export type Card = string;

export interface Move {
  type: "move";
  seq: number;
  request: string;
  seat?: number | null;
  move: string;
}

export interface Next {
  type: "next";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface Again {
  type: "again";
  seq: number;
  request: string;
  seat?: number | null;
  same_cards?: boolean;
  preset?: string | null;
  options?: Record<string, boolean | number | string | string[]>;
}

export interface Ping {
  type: "ping";
}

export interface TableView {
  type: "table";
  table_id: string;
  seq: number;
  game: string;
  preset: string;
  options: Record<string, boolean | number | string | string[]>;
  rule_card: RuleCard;
  seats: Occupant[];
  your_seat: number;
  mirror: boolean;
  phase: "playing" | "deal_over" | "match_over";
  match: unknown;
  view: unknown;
  asked: Asked | null;
  events: Happened[];
  deal_result: Result | null;
  match_result: MatchResult | null;
  sheet: Result[];
  offer: string | null;
}

export interface RuleCard {
  from_preset: Difference[];
  from_usual: Difference[];
}

export interface Difference {
  key: string;
  rule: string;
  value: boolean | number | string | string[];
  instead_of: boolean | number | string | string[];
}

export interface Occupant {
  kind: "person" | "bot";
  name: string;
  side: number;
}

export interface Asked {
  kind: string;
  moves: string[];
  complete: boolean;
  count: number;
  forced: Card[];
  refused: Refusal[];
  waited_for: boolean;
}

export interface Refusal {
  card: Card;
  code: string;
  rule: string;
}

export interface Happened {
  number: number;
  event: Event;
}

export interface Event {
  code: string;
  seat: number | null;
  cards: Card[];
  arguments: ([string, number | string])[];
  rule: string;
}

export interface Result {
  scores: number[];
  reason: string;
  lines: ScoreLine[];
}

export interface ScoreLine {
  code: string;
  rule: string;
  arguments: ([string, number | string])[];
  side: number | null;
}

export interface MatchResult {
  winners: number[];
  scores: number[];
  lines: ScoreLine[];
}

export interface Accepted {
  type: "accepted";
  request: string;
  seq: number;
}

export interface Rejected {
  type: "rejected";
  request: string | null;
  code: string;
  rule: string;
  sentence: string;
  seq: number;
}

export interface Pong {
  type: "pong";
}

export interface Closing {
  type: "closing";
  code: string;
  sentence: string;
  again: boolean;
}

export interface OpenTable {
  game: string;
  preset?: string;
  options?: Record<string, boolean | number | string | string[]>;
  language?: string;
}

export interface TableOpened {
  table_id: string;
  your_seat: number;
}

export interface GameList {
  games: GameOffer[];
}

export interface GameOffer {
  key: string;
  seats: number;
  presets: Record<string, Record<string, boolean | number | string | string[]>>;
  options: OptionChoice[];
}

export interface OptionChoice {
  key: string;
  rule: string;
  values: (boolean | number | string)[];
  default: boolean | number | string | string[];
  usual: boolean | number | string | string[];
  many: boolean;
}

export interface OwnTables {
  tables: OwnTable[];
}

export interface OwnTable {
  table_id: string;
  game: string;
  preset: string;
  changed: number;
}

export interface Failure {
  code: string;
  sentence: string;
  where: string;
}

export type ClientMessage = Move | Next | Again | Ping;

export type ServerMessage = TableView | Accepted | Rejected | Pong | Closing;

export type HttpMessage = OpenTable | TableOpened | GameList | OwnTables | Failure;

export type TableOf<Key extends string, View, Match> =
  Omit<TableView, "game" | "view" | "match"> & { game: Key; view: View; match: Match };

/** A table, told apart by `game`. */
export type Table =
  | TableView;
