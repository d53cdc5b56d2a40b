import type { NewReport } from './request';
import type { components } from './api.gen';

/**
 * The types of everything the server sends. `api.gen.ts` is generated from the API description by `npm run types`. The client
 * holds no rules: everything it shows comes from these.
 */
export type Schemas = components['schemas'];

/** Makes some fields optional, which local games and tests leave out. */
export type PartialBy<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** Replaces the types of some fields; only existing fields can be named. */
export type Override<T, R extends { [K in keyof R]: K extends keyof T ? unknown : never }> = Omit<T, keyof R> & R;

/** An argument of a verb; one of the kind "word" stands in the move as it is, and is part of the verb's name. */
export type VerbSlot = PartialBy<Schemas['Slot'], 'optional' | 'repeated'>;

/** How a game spells one kind of move. */
export type VerbForm = PartialBy<Override<Schemas['VerbForm'], { args: VerbSlot[] }>, 'cost' | 'flags'>;

/** A property of a kind of move that matters before it is played. */
export type VerbFlag = NonNullable<VerbForm['flags']>[number];

export type OptionInfo = Schemas['OptionInfo'];
export type BeginningInfo = Schemas['BeginningInfo'];
export type VariantInfo = PartialBy<Schemas['VariantInfo'], 'presets'>;
export type GameInfo = PartialBy<
  Override<Schemas['GameInfo'], { variants: VariantInfo[]; verbs: VerbForm[] }>,
  'summary' | 'rulesVersion' | 'beginnings' | 'verbs'
>;
export type GameCredits = Schemas['GameCredits'];
export type Catalogue = PartialBy<Override<Schemas['GameCatalog'], { games: GameInfo[] }>, 'levels'>;
/** The session, with the recovery code when it has just been created. */
export type Me = Schemas['SessionInfo'] & Partial<Pick<Schemas['NewMember'], 'recovery'>>;

/** The level of a bot, which the server sends as its name. */
interface WithLevel {
  level?: string;
}

export type SeatInfo = PartialBy<Schemas['SeatInfo'], 'forfeited'> & WithLevel;
export type TimeControl = Schemas['PaceInfo'];
export type ScorePart = Schemas['Part'];
export type ScoreSheet = Schemas['Sheet'];
export type Result = Schemas['GameResult'];

/** A table's state. `view` and `facts` are typed by the game that shows them. */
export type TableInfo = Omit<Override<Schemas['TableInfo'], { seats: SeatInfo[] }>, 'view' | 'facts' | 'sheets' | 'status'> & {
  [part in keyof Pick<Schemas['TableInfo'], 'view' | 'facts'>]?: unknown;
} & { sheets?: ScoreSheet[]; status?: Schemas['Status'] };

export type UndoRequest = Schemas['GoingBack'];
export type ClaimCountdown = Schemas['ClaimCountdown'];
export type NotificationInfo = Schemas['Notices'];
export type ListedTable = PartialBy<Override<Schemas['TableSummary'], { seats: (Schemas['OccupantInfo'] & WithLevel)[] }>, 'rulesVersion'>;
export type LogEntry = Schemas['EntryInfo'];

/** The fields of a table's state that are sent for an earlier position. */
export type PastPosition = Pick<TableInfo, keyof Schemas['PastView']>;

export type ReachablePath = Schemas['ReachablePath'];
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

/** A message from the server over the WebSocket. */
export type Outbound = WithTypedView<Schemas['Outbound']>;

/** A message to the server over the WebSocket. */
export type Inbound = Schemas['Inbound'];

type DistributiveOmit<M, K extends string> = M extends { table: string } ? Omit<M, K> : never;

/** A message about a table; the socket adds the reference by which it is answered. */
export type TableMessage = DistributiveOmit<Inbound, 'ref'>;

/** A message about the table of a source, which adds the table's id. */
export type TableRequest = DistributiveOmit<Inbound, 'table' | 'ref'>;

/** A candidate move of a hint: the move, those that would follow, its share of the search in percent, and its merits. */
export type Plan = Schemas['Plan'];

/** A bot's suggestion, how sure it is compared with the next best, and the number of search iterations. */
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

/** The subject of a report. */
export type ReportSubject = Omit<NewReport, 'reason'>;
