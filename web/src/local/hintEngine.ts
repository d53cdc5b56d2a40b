import type { Hint } from '../net/types';
import { EngineGame } from '../engine/engineGame';

/** A bot that gives advice: it thinks in an engine of its own, so that the table still answers meanwhile. */
export class HintEngine {
  private game: EngineGame | undefined;

  /** @param startCommand the command that begins the game */
  constructor(private readonly startCommand: string) {}

  /** What it would do after these moves; who stops it ends the engine with it. */
  async hint(moves: readonly string[], signal: AbortSignal): Promise<Hint> {
    const game = (this.game ??= new EngineGame(this.startCommand));
    const stop = () => this.close();
    signal.addEventListener('abort', stop);
    try {
      await game.syncTo(moves);
      return await game.hint(HINT_LEVEL, HINT_MS);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  close(): void {
    this.game?.close();
    this.game = undefined;
  }
}

const HINT_LEVEL = 'hard';
/** As long as people wait gladly; most machines are done sooner. */
const HINT_MS = 3000;
