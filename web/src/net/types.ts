import type { VerbForm } from '../rules/read';
import type { components } from './wire';

/**
 * What the server sends, as its description has it: `wire.ts` is made from that by `npm run wire`. The client holds no rules:
 * everything it shows stands in these.
 */
export type Wire = components['schemas'];

/** Some fields may be missing: what is played without a server, or shown in a test, tells less of itself. */
export type Loose<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** Some fields are of another type; only those that are there can be named. */
export type Swap<T, R extends { [K in keyof R]: K extends keyof T ? unknown : never }> = Omit<T, keyof R> & R;

export type OptionInfo = Wire['OptionInfo'];
export type BeginningInfo = Wire['BeginningInfo'];
export type VariantInfo = Loose<Wire['VariantInfo'], 'presets'>;
export type GameInfo = Loose<
  Swap<Wire['GameInfo'], { variants: VariantInfo[]; verbs: VerbForm[] }>,
  'summary' | 'rulesVersion' | 'beginnings' | 'verbs'
>;
export type AboutInfo = Wire['GameCredits'];
export type Catalogue = Loose<Swap<Wire['GameCatalog'], { games: GameInfo[] }>, 'levels'>;
/** With the code for a forgotten password, which is told once. */
export type Me = Wire['SessionInfo'] & Partial<Pick<Wire['NewMember'], 'recovery'>>;

/** How well a bot plays; the server calls it by that. */
interface Levelled {
  level?: string;
}

export type SeatInfo = Loose<Wire['SeatInfo'], 'forfeited'> & Levelled;
export type Pace = Wire['PaceInfo'];
export type ScorePart = Wire['Part'];
export type ScoreSheet = Wire['Sheet'];
export type Result = Wire['GameResult'];

/** The game's own part of a view, `view` and `facts`, is the business of the game that shows it. */
export type TableInfo = Omit<Swap<Wire['TableInfo'], { seats: SeatInfo[] }>, 'view' | 'facts' | 'sheets' | 'status'> & {
  [part in keyof Pick<Wire['TableInfo'], 'view' | 'facts'>]?: unknown;
} & { sheets?: ScoreSheet[]; status?: Wire['Status'] };

export type UndoAsked = Wire['GoingBack'];
export type Patience = Wire['ClaimCountdown'];
export type NoticesInfo = Wire['Notices'];
export type ListedTable = Loose<Swap<Wire['TableSummary'], { seats: (Wire['OccupantInfo'] & Levelled)[] }>, 'rulesVersion'>;
export type LogEntry = Wire['EntryInfo'];

/** What a table's view had after an earlier entry. */
export type Past = Pick<TableInfo, keyof Wire['PastView']>;

export type Way = Wire['ReachablePath'];
export type GameEvent = Wire['GameEvent'];
export type ChatLine = Wire['ChatMessage'];
export type Attachment = Wire['AttachmentInfo'];
export type Verification = Wire['Verification'];

type Viewing<M> = M extends { phrases: unknown }
  ? Loose<M, 'phrases'>
  : M extends { view: unknown }
    ? Swap<M, { view: TableInfo }>
    : 'view' extends keyof M
      ? Omit<M, 'view'> & { view?: TableInfo }
      : M;

/** What the server says over the WebSocket. */
export type Outbound = Viewing<Wire['Outbound']>;

/** What a client says over the WebSocket. */
export type Inbound = Wire['Inbound'];

type Without<M, K extends string> = M extends { table: string } ? Omit<M, K> : never;

/** What is said of a table; by what its answer is known, the line adds. */
export type Said = Without<Inbound, 'ref'>;

/** What a table can be told; which table it is, its source knows. */
export type Wish = Without<Inbound, 'table' | 'ref'>;
