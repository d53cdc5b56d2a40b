import { acquireEngine, type AskOptions, releaseEngine } from './engine';
import { ApiError } from '../net/errors';
import type { GameEvent, Hint, ReachablePath, Result, ScoreSheet, TableInfo } from '../net/types';
import { formatPhrase, type Phrase } from '../i18n';

/** A condition on the state of a game, evaluated by the engine. */
export type Condition = Record<string, unknown>;

/** The state of a game as one viewer may see it. */
export interface EngineView {
  toMove: number | null;
  status: NonNullable<TableInfo['status']>;
  sheets: ScoreSheet[];
  view: unknown;
  facts: unknown;
  legal?: string[];
  lasting?: string[];
  /** Whether the viewer may take back the last move; present with the legal moves. */
  mayUndo?: boolean;
}

/** The result of a bot's search. */
export interface SearchResult {
  move: string;
  /** The expected moves, its own first. */
  pv: string[];
  /** The number of search iterations. */
  iterations: number;
  /** The number of iterations per move, if several workers search together. */
  visits?: Record<string, number>;
}

/** The data that others need to verify a game: its key, the commitment to it, and a hash of the position. */
export interface GameProof {
  rulesVersion: number;
  key: string;
  commitment: string;
  hash: string;
}

/** One game in this browser's engine. */
export class EngineGame {
  /** The moves that have been played in it; null before the game is set up. */
  private played: string[] | null = null;

  /** @param startCommand the command that sets the game up: `new` or `load` */
  constructor(
    private readonly startCommand: string,
    private readonly engine = acquireEngine(),
  ) {}

  private closed = false;

  private async ask<T>(line: string, waiting?: AskOptions): Promise<T> {
    if (this.closed) {
      throw new ApiError('local', line); // the pooled engine may be playing another game by now
    }
    const reply = await this.engine.ask(line, waiting);
    if (!reply.startsWith('ok')) {
      const phrase = /\{.*\}$/.exec(reply)?.[0];
      throw new ApiError('illegal', phrase ? formatPhrase(JSON.parse(phrase) as Phrase) : reply.replace(/^error \S+ /, ''));
    }
    return (reply === 'ok' ? null : JSON.parse(reply.slice('ok '.length))) as T;
  }

  get moves(): readonly string[] {
    return this.played ?? [];
  }

  /** Brings the game to the position after these moves, with as few moves as possible. */
  async syncTo(moves: readonly string[]): Promise<void> {
    await this.undoTo(commonPrefixLength(this.moves, moves));
    for (const move of moves.slice(this.moves.length)) {
      await this.play(move);
    }
  }

  /** Goes back to the position after a number of moves: by undoing, or from the start where that is shorter. */
  async undoTo(count: number): Promise<void> {
    const { played } = this;
    if (played === null || played.length - count > count) {
      await this.ask(this.startCommand);
      this.played = [];
      for (const move of played?.slice(0, count) ?? []) {
        await this.play(move);
      }
      return;
    }
    for (let more = played.length - count; more > 0; more--) {
      await this.ask('undo');
      played.pop();
    }
  }

  async play(move: string): Promise<GameEvent[]> {
    const { events } = await this.ask<{ events: GameEvent[] }>(`play ${move}`);
    this.played?.push(move);
    return events;
  }

  /** @param who a seat's number, `spectator` or `all` */
  viewFor = (who: string): Promise<EngineView> => this.ask(`table ${who}`);
  /** The result if the game ended now; seats that have forfeited rank last. */
  result = (forfeited: readonly number[]): Promise<Omit<Result, 'moves'>> => this.ask(`result ${JSON.stringify({ forfeited })}`);
  explainMove = (move: string): Promise<{ phrases: Phrase[]; reason?: string; reveals?: boolean }> => this.ask(`why ${move}`);
  reachable = (): Promise<ReachablePath[]> => this.ask('ways');
  moveGain = (move: string): Promise<number | null> => this.ask(`worth ${move}`);
  /** Evaluates conditions for a seat that has played these moves. */
  check = (seat: number, moves: readonly string[], of: readonly unknown[]): Promise<boolean[]> =>
    this.ask(`holds ${JSON.stringify({ seat, moves, of })}`);
  hint = (bot: string, millis: number): Promise<Hint> => this.ask(`hint ${JSON.stringify({ bot, millis })}`);
  proof = (): Promise<GameProof> => this.ask('proof');

  /** Searches a bot's move. When aborted, it is the best one found so far. */
  search(
    bot: string,
    more: { part?: number; signal?: AbortSignal; onProgress?: (thought: SearchResult) => void } = {},
  ): Promise<SearchResult> {
    const { part, signal, onProgress } = more;
    return this.ask(`go ${JSON.stringify({ bot, part })}`, {
      signal,
      onInfo: onProgress && ((info) => onProgress(JSON.parse(info.slice('info '.length)) as SearchResult)),
    });
  }

  close(): void {
    if (!this.closed) {
      this.closed = true;
      releaseEngine(this.engine);
    }
  }
}

function commonPrefixLength(one: readonly string[], other: readonly string[]): number {
  const difference = one.findIndex((move, i) => move !== other[i]);
  return difference < 0 ? one.length : difference;
}
