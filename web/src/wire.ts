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
  nonce?: string;
}

export interface TakeBack {
  type: "take_back";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface AnswerTakeBack {
  type: "answer_take_back";
  seq: number;
  request: string;
  seat?: number | null;
  agree: boolean;
}

export interface Wish {
  type: "wish";
  seq: number;
  request: string;
  seat?: number | null;
  moves?: string[];
  upto?: number | null;
}

export interface Sit {
  type: "sit";
  seq: number;
  request: string;
  seat?: number | null;
  to: number;
}

export interface Stand {
  type: "stand";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface Ready {
  type: "ready";
  seq: number;
  request: string;
  seat?: number | null;
  ready?: boolean;
  nonce?: string;
}

export interface Start {
  type: "start";
  seq: number;
  request: string;
  seat?: number | null;
  nonce?: string;
}

export interface Leave {
  type: "leave";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface SeatBot {
  type: "seat_bot";
  seq: number;
  request: string;
  seat?: number | null;
  to: number;
  level?: "beginner" | "club" | "expert";
}

export interface Unseat {
  type: "unseat";
  seq: number;
  request: string;
  seat?: number | null;
  to: number;
}

export interface StandIn {
  type: "stand_in";
  seq: number;
  request: string;
  seat?: number | null;
  to: number;
}

export interface Here {
  type: "here";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface Return {
  type: "return";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface SeatCode {
  type: "seat_code";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface Change {
  type: "settings";
  seq: number;
  request: string;
  seat?: number | null;
  visibility?: "private" | "public" | "quick" | null;
  spectators?: boolean | null;
  free_text?: boolean | null;
}

export interface Pause {
  type: "pause";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface Resume {
  type: "resume";
  seq: number;
  request: string;
  seat?: number | null;
}

export interface Adjourn {
  type: "adjourn";
  seq: number;
  request: string;
  seat?: number | null;
  agree?: boolean;
}

export interface Say {
  type: "say";
  seq: number;
  request: string;
  seat?: number | null;
  phrase: "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "oops" | "nice_hand" | "bad_luck" | "one_moment" | "i_am_back" | "your_turn" | "goodbye";
}

export interface Write {
  type: "write";
  seq: number;
  request: string;
  seat?: number | null;
  text: string;
}

export interface Report {
  type: "report";
  seq: number;
  request: string;
  seat?: number | null;
  text: string;
  about?: number | null;
}

export interface Look {
  type: "look";
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
  your_seat: number | null;
  mirror: boolean;
  phase: "waiting" | "playing" | "deal_over" | "match_over";
  match: unknown;
  view: unknown;
  asked: Asked | null;
  events: Happened[];
  automatic: number[];
  by_bot: number[];
  deal_is_over: boolean;
  match_result: MatchResult | null;
  forfeit: number | null;
  sheet: Result[];
  offer: string | null;
  earlier_deals: number;
  open_deals: number;
  company: Company;
  lesson: LessonStep | null;
  count_help: CountHelp | null;
  number: number;
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
  kind: "person" | "bot" | "stand_in" | "empty";
  name: string;
  side: number;
  person: number | null;
  level: "beginner" | "club" | "expert" | null;
  present: boolean;
  lost: boolean;
  since: number | null;
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

export interface MatchResult {
  winners: number[];
  scores: number[];
  lines: ScoreLine[];
}

export interface ScoreLine {
  code: string;
  rule: string;
  arguments: ([string, number | string])[];
  side: number | null;
}

export interface Result {
  scores: number[];
  reason: string;
  lines: ScoreLine[];
}

export interface Company {
  you: number | null;
  host: number;
  persons: TablePerson[];
  watchers: string[];
  settings: TableSettings;
  clock: TableClock | null;
  agreements: Agreement[];
  proposal: Proposal | null;
  said: Said[];
  take_back: number | null;
  may_take_back: boolean;
  wish: Wished | null;
  fair: FairDeal;
  stand_ins: StandInWanted[];
}

export interface TablePerson {
  number: number;
  name: string;
  seat: number | null;
  present: boolean;
}

export interface TableSettings {
  visibility: "private" | "public" | "quick";
  pace: "fast" | "normal" | "slow" | "none";
  timeout: "auto" | "forfeit";
  spectators: boolean;
  free_text: boolean;
  hints: boolean;
  count_help: boolean;
  daily: string;
  code: string | null;
}

export interface TableClock {
  now: number;
  paused: "asked" | "adjourned" | "restart" | null;
  resumes: number | null;
  next_deal: number | null;
  seats: SeatClock[];
}

export interface SeatClock {
  seat: number;
  deadline: number | null;
  left: number | null;
  bank: number;
  expired: number;
  takeover: number | null;
}

export interface Agreement {
  question: "start" | "next" | "again" | "adjourn" | "resume" | "take_back";
  agreed: number[];
  missing: number[];
}

export interface Proposal {
  person: number;
  preset: string;
  options: Record<string, boolean | number | string | string[]>;
  same_cards: boolean;
}

export interface Said {
  number: number;
  person: number;
  phrase: "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "oops" | "nice_hand" | "bad_luck" | "one_moment" | "i_am_back" | "your_turn" | "goodbye" | null;
  text: string;
  at: number;
}

export interface Wished {
  moves: string[];
  upto: number | null;
}

export interface FairDeal {
  match: Fairness | null;
  next_commitment: string;
  given: number[];
}

export interface Fairness {
  commitment: string;
  nonces: string[];
  deals: number;
  secret: string;
}

export interface StandInWanted {
  seat: number;
  by: number[];
  needed: number;
}

export interface LessonStep {
  kept: boolean;
  number: number;
  count: number;
  topic: string;
  move: string;
  rules: string[];
}

export interface CountHelp {
  suits: SuitCount[];
  taken: Taken[];
}

export interface SuitCount {
  suit: "C" | "S" | "H" | "D" | "*" | null;
  out: Card[];
  played: number;
}

export interface Taken {
  seats: number[];
  card_points: number;
}

export interface WaitingView {
  type: "waiting";
  table_id: string;
  seq: number;
  game: string;
  preset: string;
  options: Record<string, boolean | number | string | string[]>;
  rule_card: RuleCard;
  seats: Occupant[];
  your_seat: number | null;
  mirror: boolean;
  company: Company;
  number: number;
}

export interface Changes {
  type: "changes";
  number: number;
  changed: Record<string, unknown>;
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

export interface SeatCodeMade {
  type: "seat_code";
  request: string;
  code: string;
  until: number;
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

export interface Seek {
  type: "seek";
  request: string;
  game: string;
  preset?: string;
  pace?: "fast" | "normal" | "slow" | "none";
  name?: string;
}

export interface Unseek {
  type: "unseek";
  request: string;
}

export interface LobbyView {
  type: "lobby";
  tables: LobbyTable[];
  seekers: Seekers[];
  seeking: Seekers | null;
}

export interface LobbyTable {
  table_id: string;
  game: string;
  preset: string;
  visibility: "private" | "public" | "quick";
  pace: "fast" | "normal" | "slow" | "none";
  timeout: "auto" | "forfeit";
  host: string;
  seats: Occupant[];
  free: number[];
  spectators: boolean;
  playing: boolean;
}

export interface Seekers {
  game: string;
  preset: string;
  pace: "fast" | "normal" | "slow" | "none";
  count: number;
}

export interface Matched {
  type: "matched";
  table_id: string;
}

export interface OpenTable {
  game: string;
  preset?: string;
  options?: Record<string, boolean | number | string | string[]>;
  language?: string;
  start?: boolean;
  name?: string;
  level?: "beginner" | "club" | "expert";
  visibility?: "private" | "public" | "quick";
  pace?: "fast" | "normal" | "slow" | "none";
  timeout?: "auto" | "forfeit";
  spectators?: boolean;
  free_text?: boolean;
  hints?: boolean | null;
  count_help?: boolean | null;
}

export interface OpenLesson {
  language?: string;
  name?: string;
}

export interface TableOpened {
  table_id: string;
  your_seat: number;
  code: string;
}

export interface JoinTable {
  name?: string;
  seat?: number | null;
  stand?: boolean;
}

export interface TakeSeat {
  code: string;
}

export interface TableJoined {
  table_id: string;
  person: number;
  your_seat: number | null;
}

export interface TableCard {
  table_id: string;
  game: string;
  preset: string;
  options: Record<string, boolean | number | string | string[]>;
  host: string;
  visibility: "private" | "public" | "quick";
  pace: "fast" | "normal" | "slow" | "none";
  timeout: "auto" | "forfeit";
  phase: "waiting" | "playing" | "deal_over" | "match_over";
  seats: Occupant[];
  free: number[];
  yours: boolean;
  watch: boolean;
}

export interface Transcript {
  deals: TranscriptDeal[];
}

export interface TranscriptDeal {
  number: number;
  events: Happened[];
  by_itself: number[];
  result: Result | null;
}

export interface DealShown {
  number: number;
  shown: number[];
  seat: number;
  your_seat: number | null;
  key: string;
  game: string;
  preset: string;
  options: Record<string, boolean | number | string | string[]>;
  rule_card: RuleCard;
  seats: Occupant[];
  match: unknown;
  match_after: unknown;
  sheet: Result[];
  result: Result | null;
  match_result: MatchResult | null;
  steps: DealStep[];
}

export interface DealStep {
  moved: DealMove | null;
  events: Event[];
  view: unknown;
  hands: Card[][];
}

export interface DealMove {
  seat: number;
  move: string;
}

export interface DealAnalysis {
  number: number;
  game: string;
  unit: string;
  decisions: Decision[];
  costliest: number[];
  chances: CouldHaveWon[];
  fortunes: Fortune[];
}

export interface Decision {
  step: number;
  seat: number;
  move: string;
  moves: MoveWorth[];
  seen_cost: number | null;
  opened_cost: number | null;
}

export interface MoveWorth {
  move: string;
  seen: number | null;
  opened: number | null;
  reasons: Because[];
}

export interface Because {
  code: string;
  arguments: ([string, number | string])[];
}

export interface CouldHaveWon {
  side: number;
  step: number | null;
  line: LineMove[];
}

export interface LineMove {
  seat: number;
  move: string;
}

export interface Fortune {
  side: number;
  result: number;
  luck: number;
  skill: number;
  luck_share: number;
}

export interface Hint {
  seq: number;
  game: string;
  moves: HintMove[];
}

export interface HintMove {
  move: string;
  reasons: Because[];
}

export interface GameList {
  games: GameOffer[];
}

export interface GameOffer {
  key: string;
  suggested_by: string;
  lesson: boolean;
  seats: number;
  levels: ("beginner" | "club" | "expert")[];
  presets: Record<string, Record<string, boolean | number | string | string[]>>;
  without_count_help: string[];
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

export interface History {
  matches: MatchPlayed[];
  before: number | null;
}

export interface MatchPlayed {
  table_id: string;
  game: string;
  preset: string;
  finished: number;
  first_deal: number;
  deals: number;
  seats: Occupant[];
  seat: number;
  side: number;
  scores: number[];
  won: boolean;
  by_time: boolean;
  deals_ahead: number;
  lesson: boolean;
}

export interface Failure {
  code: string;
  sentence: string;
  where: string;
}

export interface SiteView {
  name: string;
  logo: boolean;
  language: string;
  access: "open" | "invite" | "members";
  pages: string[];
  passkeys: boolean;
  may_enter: boolean;
  you: Yourself;
}

export interface Yourself {
  account: string | null;
  role: "none" | "member" | "steward" | "host";
  has_password: boolean;
  passkeys: number;
  banned: Ban | null;
}

export interface Ban {
  reason: string;
  until: number;
}

export interface SitePage {
  text: string;
}

export interface SignUp {
  name: string;
  password: string;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface SignOut {
  everywhere?: boolean;
}

export interface ChangePassword {
  password: string;
  new: string;
}

export interface Farewell {
  password?: string;
}

export interface PasskeyWanted {
  name?: string;
}

export interface PasskeyOptions {
  options: string;
}

export interface PasskeyAnswer {
  credential: string;
  name?: string;
}

export interface UseInvitation {
  secret: string;
  name?: string;
}

export interface WriteComment {
  text: string;
  name?: string;
  reply_to?: number | null;
}

export interface GameComments {
  comments: CommentView[];
}

export interface CommentView {
  number: number;
  game: string;
  name: string;
  text: string;
  written: number;
  reply_to: number | null;
  waiting: boolean;
  yours: boolean;
  guest: string;
}

export interface SuggestGame {
  title: string;
  text?: string;
  name?: string;
}

export interface Suggestions {
  suggestions: SuggestionView[];
}

export interface SuggestionView {
  number: number;
  title: string;
  text: string;
  name: string;
  written: number;
  waiting: boolean;
  yours: boolean;
}

export interface Decide {
  show: boolean;
}

export interface Overview {
  since: number;
  now: number;
  tables: LiveTable[];
  windows: number;
  broken: string[];
  moves: RouteFigures;
  routes: RouteFigures[];
  waiting: number;
  reports: number;
}

export interface LiveTable {
  table_id: string;
  game: string;
  phase: string;
  seq: number;
  persons: string[];
  watchers: number;
}

export interface RouteFigures {
  route: string;
  count: number;
  errors: number;
  p50: number;
  p99: number;
}

export interface Reports {
  reports: ReportView[];
}

export interface ReportView {
  table_id: string;
  seq: number;
  game: string;
  at: number;
  text: string;
  name: string;
  guest: string;
  about: string;
  about_guest: string;
}

export interface WaitingTexts {
  comments: CommentView[];
  suggestions: SuggestionView[];
}

export interface PeopleView {
  people: PersonView[];
  bans: BanView[];
}

export interface PersonView {
  guest: string;
  name: string;
  role: "none" | "member" | "steward" | "host";
  since: number;
  you: boolean;
}

export interface BanView {
  number: number;
  guest: string;
  address: string;
  name: string;
  reason: string;
  until: number;
}

export interface MakeBan {
  guest?: string;
  address?: string;
  name?: string;
  reason?: string;
  hours?: number;
}

export interface GiveRole {
  guest: string;
  role: "none" | "member" | "steward" | "host";
}

export interface MakeInvitation {
  role?: "member" | "steward" | "host";
  uses?: number;
}

export interface Invitation {
  secret: string;
  until: number;
}

export interface DeletePerson {
  guest: string;
}

export interface Done {
  done: boolean;
}

export interface DailyList {
  day: string;
  ends: number;
  games: DailyGame[];
}

export interface DailyGame {
  game: string;
  yours: DailyTry | null;
}

export interface DailyTry {
  table_id: string;
  finished: boolean;
  score: number | null;
  name: string;
}

export interface DailyDeal {
  game: string;
  day: string;
  today: string;
  ends: number;
  over: boolean;
  preset: string;
  options: Record<string, boolean | number | string | string[]>;
  deals: number;
  level: "beginner" | "club" | "expert";
  compared: boolean;
  commitment: string;
  next_commitment: string;
  secret: string;
  yours: DailyTry | null;
  results: DailyResults | null;
}

export interface DailyResults {
  begun: number;
  played: number;
  scores: DailyScore[];
  place: number | null;
  tied: number;
  named: DailyNamed[];
}

export interface DailyScore {
  score: number;
  count: number;
}

export interface DailyNamed {
  name: string;
  score: number;
}

export interface PlayDaily {
  language?: string;
  name?: string;
}

export interface DailyOpened {
  table_id: string;
  counts: boolean;
}

export interface ShowName {
  name: string;
}

export interface BeloteView {
  seat: number | null;
  dealer: number;
  to_act: number[];
  hand: Card[];
  card_counts: number[];
  phase: "cut" | "auction" | "play" | "claim" | "finished";
  match: BeloteMatch;
  calls: Call[];
  doubled: BeloteDoubled | null;
  leader: number | null;
  trick: Trick | null;
  won: BeloteWonTrick[];
  last_trick: BeloteWonTrick | null;
  tricks_won: number[];
  announced: BeloteAnnounced[];
  belotes: BeloteSaidBelote[];
  offered: BeloteOffered[];
  shown: Card[][];
  claim: BeloteOpenClaim | null;
  claimed: number[];
  dealt: Card[][];
  card_points: number[];
  result: Result | null;
}

export interface BeloteMatch {
  options: BeloteOptions;
  dealer: number;
  scores: number[];
  deals_played: number;
  hanging: number;
  may_end: boolean;
}

export interface BeloteOptions {
  direction: string;
  shuffle: string;
  cut: string;
  passed_dealer: string;
  overcall_after_kontra: boolean;
  partner_exempt_when_following: boolean;
  underruff: string;
  nt_double: boolean;
  hanging: boolean;
  capot_cancels_kontra: boolean;
  decl_contest: string;
  eight_run_bonus: number;
  decl_reveal: string;
  belote_auto: boolean;
  win_at: number;
  win_strict: boolean;
  no_win_on_capot: boolean;
  min_one: boolean;
  timeout: string;
  claim: boolean;
}

export interface Call {
  seat: number;
  text: string;
}

export interface BeloteDoubled {
  contract: "clubs" | "diamonds" | "hearts" | "spades" | "no trumps" | "all trumps";
  declarer: number;
  multiplier: number;
  kontra_by: number[];
  rekontra_by: number[];
}

export interface Trick {
  leader: number;
  cards: Card[];
}

export interface BeloteWonTrick {
  trick: Trick;
  winner: number;
  rule: string;
}

export interface BeloteAnnounced {
  seat: number;
  kind: "tierce" | "fifty" | "hundred" | "four";
  cards: Card[];
  text: string;
  value: number;
  counts: "unknown" | "yes" | "no";
}

export interface BeloteSaidBelote {
  seat: number;
  suit: "C" | "S" | "H" | "D" | "*";
}

export interface BeloteOffered {
  text: string;
  kind: "tierce" | "fifty" | "hundred" | "four";
  cards: Card[];
  value: number;
  proposed: boolean;
}

export interface BeloteOpenClaim {
  seat: number;
  all_tricks: boolean;
  card_points: number;
  agreed: number[];
}

export interface CribbageView {
  seat: number | null;
  dealer: number;
  to_act: number[];
  hand: Card[];
  card_counts: number[];
  phase: "cut_deal" | "discard" | "cut" | "play" | "name" | "claim" | "finished";
  match: CribbageMatch;
  board: [number, number];
  own_discards: Card[];
  crib_count: number;
  starter: Card | null;
  count: number;
  series: Card[];
  gone: number | null;
  plays: CribbagePlayed[];
  awards: CribbageAwardView[];
  pending: CribbagePending | null;
  crib: Card[];
  dealt: [Card[], Card[]];
  discards: [Card[], Card[]];
  cut_places: number[];
  cut_cards: Card[];
}

export interface CribbageMatch {
  options: CribbageOptions;
  dealer: number;
  first_dealer: number;
  scores: [number, number];
  deals_played: number;
  cuts: [Card, Card][];
  games: CribbageGameEnd[];
  game_points: [number, number];
  to_cut: boolean;
}

export interface CribbageOptions {
  first_deal: string;
  cut: string;
  next_deal: string;
  crib_four_flush: boolean;
  target: number;
  count: string;
  muggins: boolean;
  skunk: string;
  game_points: string;
  stinkhole: boolean;
  games: number;
}

export interface CribbageGameEnd {
  winner: number;
  board: [number, number];
  skunk: "game" | "skunk" | "double_skunk";
  game_points: number;
}

export interface CribbagePlayed {
  seat: number;
  card: Card | null;
  count: number;
  series: number;
}

export interface CribbageAwardView {
  seat: number;
  where: "starter" | "play" | "last_card" | "hand" | "crib";
  cards: Card[];
  combinations: CribbageCombination[];
  score: number;
  pegged: number;
  claimed: number;
  named: number | null;
  board: [number, number];
  rule: string;
}

export interface CribbageCombination {
  kind: "heels" | "fifteen" | "thirty_one" | "last_card" | "pair" | "pair_royal" | "double_pair_royal" | "run" | "flush" | "nobs";
  cards: Card[];
  score: number;
  rule: string;
}

export interface CribbagePending {
  seat: number;
  where: "starter" | "play" | "last_card" | "hand" | "crib";
  cards: Card[];
  named: number | null;
}

export interface SkatView {
  seat: number | null;
  dealer: number;
  to_act: number[];
  hand: Card[];
  card_counts: number[];
  options: SkatOptions;
  deal_number: number;
  scores: number[];
  phase: "auction" | "skat" | "discard" | "contract" | "play" | "finished";
  forehand: number;
  sitting_out: number[];
  auction: Call[];
  bid: number;
  skipped: number;
  declarer: number | null;
  contract: SkatContract | null;
  ramsch: boolean;
  kontra: number | null;
  re: boolean;
  trick: Trick | null;
  trick_seats: number[];
  tricks: SkatTakenTrick[];
  tricks_won: number[];
  skat: Card[];
  discards: Card[];
  open_hands: Card[][];
  shown: number[];
  question: SkatQuestion | null;
  spoken: number[];
  ladder: SkatBidStep[];
  higher: number[];
  choices: SkatContractChoice[];
  dealt: Card[][];
  card_points: number[];
  result: Result | null;
}

export interface SkatOptions {
  deck_face: string;
  bid_list: string;
  jump_bids: boolean;
  all_pass: string;
  ramsch_skat: string;
  null_below_bid: string;
  announcements: boolean;
  concede: boolean;
  claim: boolean;
  deals: number;
  scoring: string;
  four_table: boolean;
  kontra: boolean;
}

export interface SkatContract {
  kind: "clubs" | "spades" | "hearts" | "diamonds" | "grand" | "null";
  hand: boolean;
  announced: "none" | "schneider" | "schwarz";
  ouvert: boolean;
}

export interface SkatTakenTrick {
  trick: Trick;
  seats: number[];
  winner: number;
  card_points: number;
  rule: string;
}

export interface SkatQuestion {
  kind: string;
  seat: number;
  waiting: number[];
  card_points: number;
}

export interface SkatBidStep {
  value: number;
  games: string[];
}

export interface SkatContractChoice {
  contract: SkatContract;
  matadors: number;
  value: number;
  covers: "yes" | "schneider" | "no";
}

export interface SkatMatch {
  options: SkatOptions;
  dealer: number;
  scores: number[];
  deals_played: number;
  sheet: SkatSheetRow[];
}

export interface SkatSheetRow {
  declarer: number | null;
  contract: string | null;
  bid: number;
  won: boolean;
  scores: number[];
  bonus: number[];
}

export interface TractorView {
  seat: number | null;
  dealer: number;
  to_act: number[];
  hand: Card[];
  card_counts: number[];
  match: TractorMatch;
  phase: string;
  dealer_known: boolean;
  level: "A" | "K" | "Q" | "J" | "T" | "9" | "8" | "7" | "6" | "5" | "4" | "3" | "2" | "BIG" | "SML";
  levels: ("A" | "K" | "Q" | "J" | "T" | "9" | "8" | "7" | "6" | "5" | "4" | "3" | "2" | "BIG" | "SML")[];
  trump: "C" | "S" | "H" | "D" | "*" | null;
  trump_known: boolean;
  calls: Call[];
  calls_at: number[];
  drawn: number;
  declaration: TractorDeclaration | null;
  flipped: Card[];
  kitty: Card[];
  buried: Card[];
  leader: number | null;
  trick: TractorOpenTrick | null;
  last_trick: TractorFinishedTrick | null;
  tricks: TractorFinishedTrick[];
  failed_throws: TractorFailedThrow[];
  shown: Card[][];
  attackers: number[];
  attackers_score: number;
  captured: Card[];
  target: number;
  claim: TractorClaimView | null;
  claims_refused: number[];
  redeal_answers: number;
  dealt: Card[][];
  redealt_by: number | null;
  result: Result | null;
}

export interface TractorMatch {
  options: TractorOptions;
  dealer: number;
  levels: number[];
  dealer_known: boolean;
  deals_played: number;
  last_winner: number | null;
}

export interface TractorOptions {
  first_dealer: string;
  declare: string;
  flip_show: string;
  nt_level_trump: boolean;
  gap_closes: boolean;
  throws: boolean;
  throw_penalty: string;
  throw_eval: string;
  kitty_throw: string;
  follow: string;
  kitty_mult: string;
  level_cap: string;
  must_defend_ace: boolean;
  must_stop: string[];
  redeal: string;
  length: string;
  start_level: string;
  end_level: string;
  claim: boolean;
}

export interface TractorDeclaration {
  seat: number;
  cards: Card[];
}

export interface TractorOpenTrick {
  leader: number;
  plays: Card[][];
}

export interface TractorFinishedTrick {
  leader: number;
  plays: Card[][];
  winner: number;
  card_points: number;
  rule: string;
}

export interface TractorFailedThrow {
  seat: number;
  trick: number;
  cards: Card[];
  led: Card[];
}

export interface TractorClaimView {
  seat: number;
  agreed: number[];
  cards: Card[];
}

export type ClientMessage = Move | Next | Again | TakeBack | AnswerTakeBack | Wish | Sit | Stand | Ready | Start | Leave | SeatBot | Unseat | StandIn | Here | Return | SeatCode | Change | Pause | Resume | Adjourn | Say | Write | Report | Look | Ping;

export type ServerMessage = TableView | WaitingView | Changes | Accepted | Rejected | SeatCodeMade | Pong | Closing;

export type LobbyMessage = Seek | Unseek | Ping;

export type LobbyServerMessage = LobbyView | Matched | Accepted | Rejected | Pong | Closing;

export type HttpMessage = OpenTable | OpenLesson | TableOpened | JoinTable | TakeSeat | TableJoined | TableCard | Transcript | DealShown | DealAnalysis | Hint | GameList | OwnTables | History | Failure;

export type HouseMessage = SiteView | SitePage | SignUp | SignIn | SignOut | ChangePassword | Farewell | PasskeyWanted | PasskeyOptions | PasskeyAnswer | UseInvitation | WriteComment | GameComments | SuggestGame | Suggestions | Decide | Overview | Reports | WaitingTexts | PeopleView | MakeBan | GiveRole | MakeInvitation | Invitation | DeletePerson | Done;

export type DailyMessage = DailyList | DailyDeal | PlayDaily | DailyOpened | ShowName;

export type TableOf<Key extends string, View, Match> =
  Omit<TableView, "game" | "view" | "match"> & { game: Key; view: View; match: Match };

/** A table, told apart by `game`. */
export type Table =
  | TableOf<"belote", BeloteView, BeloteMatch>
  | TableOf<"cribbage", CribbageView, CribbageMatch>
  | TableOf<"skat", SkatView, SkatMatch>
  | TableOf<"tractor", TractorView, TractorMatch>;
