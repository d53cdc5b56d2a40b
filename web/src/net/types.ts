import type { NewReport } from './request';
import type { components } from './api.gen';

/**
 * What the server sends, as its description has it: `wire.ts` is made from that by `npm run wire`. The client holds no rules:
 * everything it shows stands in these.
 */
export type Schemas = components['schemas'];

/** Some fields may be missing: what is played without a server, or shown in a test, tells less of itself. */
export type PartialBy<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** Some fields are of another type; only those that are there can be named. */
export type Override<T, R extends { [K in keyof R]: K extends keyof T ? unknown : never }> = Omit<T, keyof R> & R;

/** One thing that a move names; one of the kind "word" stands there as it is, and in the verb's name as well. */
export type VerbSlot = PartialBy<Schemas['Slot'], 'optional' | 'repeated'>;

/** How a game spells one kind of move, as the server tells it with the games. */
export type VerbForm = PartialBy<Override<Schemas['VerbForm'], { args: VerbSlot[] }>, 'cost'>;

export type OptionInfo = Schemas['OptionInfo'];
export type BeginningInfo = Schemas['BeginningInfo'];
export type VariantInfo = PartialBy<Schemas['VariantInfo'], 'presets'>;
export type GameInfo = PartialBy<
  Override<Schemas['GameInfo'], { variants: VariantInfo[]; verbs: VerbForm[] }>,
  'summary' | 'rulesVersion' | 'beginnings' | 'verbs'
>;
export type GameCredits = Schemas['GameCredits'];
export type Catalogue = PartialBy<Override<Schemas['GameCatalog'], { games: GameInfo[] }>, 'levels'>;
/** With the code for a forgotten password, which is told once. */
export type Me = Schemas['SessionInfo'] & Partial<Pick<Schemas['NewMember'], 'recovery'>>;

/** How well a bot plays; the server calls it by that. */
interface WithLevel {
  level?: string;
}

export type SeatInfo = PartialBy<Schemas['SeatInfo'], 'forfeited'> & WithLevel;
export type TimeControl = Schemas['PaceInfo'];
export type ScorePart = Schemas['Part'];
export type ScoreSheet = Schemas['Sheet'];
export type Result = Schemas['GameResult'];

/** The game's own part of a view, `view` and `facts`, is the business of the game that shows it. */
export type TableInfo = Omit<Override<Schemas['TableInfo'], { seats: SeatInfo[] }>, 'view' | 'facts' | 'sheets' | 'status'> & {
  [part in keyof Pick<Schemas['TableInfo'], 'view' | 'facts'>]?: unknown;
} & { sheets?: ScoreSheet[]; status?: Schemas['Status'] };

export type UndoRequest = Schemas['GoingBack'];
export type ClaimCountdown = Schemas['ClaimCountdown'];
export type NotificationInfo = Schemas['Notices'];
export type ListedTable = PartialBy<Override<Schemas['TableSummary'], { seats: (Schemas['OccupantInfo'] & WithLevel)[] }>, 'rulesVersion'>;
export type LogEntry = Schemas['EntryInfo'];

/** What a table's view had after an earlier entry. */
export type PastPosition = Pick<TableInfo, keyof Schemas['PastView']>;

export type ReachablePath = Schemas['Way'];
export type GameEvent = Schemas['GameEvent'];
export type ChatMessage = Schemas['ChatMessage'];
export type Attachment = Schemas['AttachmentInfo'];
export type Verification = Schemas['Verification'];

type WithTypedView<M> = M extends { phrases: unknown }
  ? PartialBy<M, 'phrases'>
  : M extends { view: unknown }
    ? Override<M, { view: TableInfo }>
    : 'view' extends keyof M
      ? Omit<M, 'view'> & { view?: TableInfo }
      : M;

/** What the server says over the WebSocket. */
export type Outbound = WithTypedView<Schemas['Outbound']>;

/** What a client says over the WebSocket. */
export type Inbound = Schemas['Inbound'];

type DistributiveOmit<M, K extends string> = M extends { table: string } ? Omit<M, K> : never;

/** What is said of a table; by what its answer is known, the line adds. */
export type TableMessage = DistributiveOmit<Inbound, 'ref'>;

/** What a table can be told; which table it is, its source knows. */
export type TableRequest = DistributiveOmit<Inbound, 'table' | 'ref'>;

/** What could be done with a turn: a move, those that would follow, how many of 100 looks went to it, and what speaks for it. */
export type Plan = Schemas['Plan'];

/** What a bot would do, how sure it is compared with what comes next, and after how many looks ahead. */
export type Hint = Schemas['HintInfo'];

export type RatingPoint = Schemas['Point'];
export type RatedGame = Schemas['Rated'];
export type Profile = Schemas['Profile'];
export type Relation = Schemas['Known'];
export type RelationKind = Relation['kind'];
export type Leaders = Schemas['Leaders'];
export type Challenge = Schemas['Challenge'];
export type Note = Schemas['Note'];
export type ServerNews = Schemas['ServerNews'];

/** What a report is about. */
export type ReportSubject = Omit<NewReport, 'reason'>;
