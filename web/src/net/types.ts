import type { VerbForm } from '../rules/read';
import type { Phrase } from '../words';

/** What the server sends. The client holds no rules: everything it shows stands in these. */

export interface OptionInfo {
  id: string;
  name: string;
  summary: string;
  values: (string | boolean)[];
  /** What each value is called. */
  valueNames: string[];
  default: string | boolean;
}

/** A way to begin a game, with a name: a variant and what is agreed on in it. */
export interface BeginningInfo {
  id: string;
  name: string;
  summary: string;
  variant: string;
  /** For how many it is meant; 0 for any. */
  players: number;
  /** What is not as usual. */
  options: Record<string, string | boolean>;
}

export interface VariantInfo {
  id: string;
  name: string;
  summary: string;
  minPlayers: number;
  maxPlayers: number;
  /** How long it takes, and how hard it is to learn, in words. */
  length: string;
  difficulty: string;
  cooperative: boolean;
  options: OptionInfo[];
}

export interface GameInfo {
  id: string;
  name: string;
  /** There only if the game is played with other tables than Merlon's own. */
  rulesData?: string;
  variants: VariantInfo[];
  /** Good ways to begin, the plainest first. */
  beginnings?: BeginningInfo[];
  /** How its moves are spelled; none if it does not tell. */
  verbs?: VerbForm[];
}

/** Where a game comes from, what in it is ours, and what was decided. */
export interface AboutInfo {
  name: string;
  book: string[];
  ours: string[];
  replaced: string[];
  rulings: { number: string; ruling: string; reason: string }[];
}

export interface Catalogue {
  games: GameInfo[];
  bots: string[];
}

export interface Me {
  name: string | null;
  kind?: 'guest' | 'member' | 'bot';
  /** Whether a guest has games, which an account could take over. */
  games?: boolean;
}

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  /** How well a bot plays; the server calls it by that. */
  level?: string;
  /** Who plays a seat that is called otherwise. */
  playedBy?: string;
  present?: boolean;
  /** A name out of a file: somebody who played elsewhere, and nobody here. */
  imported?: boolean;
  keptFor?: string;
  yours?: boolean;
  forfeited?: boolean;
  left?: number;
  running?: boolean;
}

export type Pace = { kind: 'none' } | { kind: 'live'; base: number; increment: number } | { kind: 'days'; days: number };

export interface ScorePart {
  what: string;
  phrase?: Phrase;
  points: number;
  at?: string;
}

export interface ScoreSheet {
  total: number;
  parts: ScorePart[];
  outlook: ScorePart[];
}

export interface Result {
  ranks: number[];
  winners: number[];
  scores: number[];
  forfeited: number[];
  moves: number;
  outcome?: 'won' | 'lost';
}

export interface TableInfo {
  id: string;
  number: number;
  phase: 'open' | 'playing' | 'over' | 'aborted';
  game: string;
  variant: string;
  options: Record<string, string | boolean>;
  players: number;
  creator: string;
  listed: boolean;
  rated: boolean;
  shuffled: boolean;
  pace: Pace;
  commitment: string;
  youStart: boolean;
  invitation?: string;
  seats: SeatInfo[];
  /** How many look on without a seat. */
  watching: number;
  wordCommitments: (string | null)[];
  you: number[];
  toMove?: number | null;
  moves?: number;
  status?: { scores: number[]; winners: number[]; ranks: number[]; over: boolean };
  sheets?: ScoreSheet[];
  view?: unknown;
  /** What follows from the view, which nobody should have to work out. */
  facts?: unknown;
  legal?: string[];
  mayUndo?: boolean;
  /** Whether the seat that is looked from sees what others must not; told to who plays several. */
  secret?: boolean;
  undoAsked?: UndoAsked;
  /** When the table ends if nothing happens, and after how many days of that; only where no clock decides it. */
  rest?: { days: number; until: number };
  rematch?: { table: string; invitation: string };
  result?: Result;
  revealed?: { key: string; words: (string | null)[] };
  imported?: { table: string; created: number };
  trouble?: string;
  rulesVersion: number;
  rulesData?: string;
  /** Whether it was played by other rules than those of here and now; the note says so in words. */
  oldRules?: boolean;
  rulesNote?: string;
}

/** A wish to go back to when so many moves stood; an answer repeats `kept` and `number`, the last entry at the time. */
export interface UndoAsked {
  seat: number;
  kept: number;
  number: number;
}

export interface ListedTable {
  id: string;
  game: string;
  variant: string;
  players: number;
  phase: string;
  created: number;
  updated: number;
  yourMove: boolean;
  seats: { kind: 'open' | 'person' | 'bot'; name?: string; level?: string }[];
  result?: Result;
  rulesVersion?: number;
  oldRules?: boolean;
  rulesNote?: string;
}

export interface LogEntry {
  number: number;
  kind: 'seat' | 'word' | 'start' | 'move' | 'undo' | 'resign' | 'timeout' | 'resume' | 'abort';
  time: number;
  seat?: number;
  move?: string;
  kept?: number;
  occupant?: { kind: string; name?: string; imported?: boolean };
  seats?: { kind: string; name?: string; imported?: boolean }[];
  /** How long the server was away, in milliseconds. */
  away?: number;
  /** What happened in it, where that was asked for. */
  events?: GameEvent[];
}

/** What a table's view had after an earlier entry. */
export type Past = Pick<TableInfo, 'number' | 'toMove' | 'moves' | 'status' | 'sheets' | 'view' | 'facts'>;

/** How far a piece gets within this turn, as the game knows it. */
export interface Way {
  from: string;
  to: string;
  cost: number;
  moves: string[];
}

export type GameEvent = { event: string } & Record<string, unknown>;

export interface ChatLine {
  name: string;
  text: string;
  time: number;
}

/** A part of a seat's sheet, drawn by hand: colours and brushes by number, x and y in turn. */
export interface Drawing {
  seat: number;
  part: string;
  strokes: { colour: number; brush?: number; points: number[] }[];
}

export type Outbound =
  | { type: 'welcome'; name: string | null }
  | { type: 'done'; ref?: string; table: string; number: number }
  | { type: 'refused'; ref?: string; code: string; reason: string; phrases?: Phrase[] }
  | { type: 'missed'; table: string; entries: LogEntry[]; view: TableInfo }
  | { type: 'table'; table: string; view: TableInfo }
  | { type: 'entry'; table: string; entry: LogEntry; events: GameEvent[]; view?: TableInfo }
  | { type: 'presence'; table: string; seats: boolean[]; watching: number }
  | ({ type: 'undo-asked'; table: string } & UndoAsked)
  | { type: 'undo-refused'; table: string; seat: number }
  | { type: 'said'; table: string; room: string; name: string; text: string; time: number }
  | ({ type: 'drawn'; table: string } & Drawing)
  | { type: 'rematch'; table: string; next: string; invitation: string }
  | { type: 'pong' }
  | { type: 'goodbye' };
