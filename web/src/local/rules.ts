import { Engine } from '../engine/engine';
import { Refused } from '../net/api';
import type { GameEvent, ScoreSheet, TableInfo, Way } from '../net/types';
import type { Phrase } from '../words';
import type { Kept } from './kept';

/** What the engine tells somebody of a position. */
export interface Told {
  toMove: number | null;
  status: NonNullable<TableInfo['status']> & { outcome?: 'won' | 'lost' };
  sheets: ScoreSheet[];
  view: unknown;
  facts: unknown;
  legal?: string[];
}

/** One game in the engine of this browser, asked in words of the client. */
export class LocalRules {
  private readonly engine = new Engine();
  /** The moves that have been played in it. */
  private played: string[] | null = null;

  constructor(private readonly game: Pick<Kept, 'game' | 'variant' | 'options' | 'seed' | 'seats'>) {}

  private async ask<T>(line: string): Promise<T> {
    const reply = await this.engine.ask(line);
    if (!reply.startsWith('ok')) {
      throw new Refused('illegal', reply.replace(/^error \S+ /, ''));
    }
    return (reply === 'ok' ? null : JSON.parse(reply.slice('ok '.length))) as T;
  }

  /** Brings the game to where these moves lead, by as few as possible. */
  async follow(moves: readonly string[]): Promise<void> {
    const common = this.played === null ? -1 : prefix(this.played, moves);
    if (this.played === null || this.played.length - common > common) {
      const { game, variant, options, seed, seats } = this.game;
      await this.ask(`new ${JSON.stringify({ game, variant, options, seed, players: seats.length })}`);
      this.played = [];
    }
    while (this.played.length > prefix(this.played, moves)) {
      await this.ask('undo');
      this.played.pop();
    }
    for (const move of moves.slice(this.played.length)) {
      await this.play(move);
    }
  }

  async play(move: string): Promise<GameEvent[]> {
    const { events } = await this.ask<{ events: GameEvent[] }>(`play ${move}`);
    this.played?.push(move);
    return events;
  }

  /** @param who a seat's number, `spectator` or `all` */
  told = (who: string): Promise<Told> => this.ask(`table ${who}`);
  why = (move: string): Promise<{ phrases: Phrase[]; reason?: string; reveals?: boolean }> => this.ask(`why ${move}`);
  ways = (): Promise<Way[]> => this.ask('ways');
  worth = (move: string): Promise<number | null> => this.ask(`worth ${move}`);
  go = (bot: string): Promise<{ move: string }> => this.ask(`go ${JSON.stringify({ bot })}`);

  close(): void {
    this.engine.close();
  }
}

function prefix(one: readonly string[], other: readonly string[]): number {
  const apart = one.findIndex((move, i) => move !== other[i]);
  return apart < 0 ? one.length : apart;
}
