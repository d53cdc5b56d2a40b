import { HINT_BOT } from '../bots/botLevels';
import type { Hint } from '../net/types';
import { EngineGame } from '../engine/engineGame';

/** Searches hints in an engine of its own, so that the table's engine stays responsive. */
export class HintEngine {
  private game: EngineGame | undefined;

  /** @param startCommand the command that starts the game */
  constructor(private readonly startCommand: string) {}

  /** Returns a hint for the position after these moves; aborting terminates the engine. */
  async hint(moves: readonly string[], signal: AbortSignal): Promise<Hint> {
    const game = (this.game ??= new EngineGame(this.startCommand));
    const stop = () => this.close();
    signal.addEventListener('abort', stop);
    try {
      await game.syncTo(moves);
      return await game.hint(HINT_BOT, HINT_MS);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  close(): void {
    this.game?.close();
    this.game = undefined;
  }
}

/** The longest time a user should wait; most machines are done sooner. */
const HINT_MS = 3000;
