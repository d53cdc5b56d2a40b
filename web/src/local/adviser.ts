import type { Hint } from '../table/source';
import { LocalRules } from './rules';

/** A bot that gives advice: it thinks in an engine of its own, so that the table still answers meanwhile. */
export class Adviser {
  private rules: LocalRules | undefined;

  /** @param begin the command that begins the game */
  constructor(private readonly begin: string) {}

  /** What it would do after these moves; who stops it ends the engine with it. */
  async hint(moves: readonly string[], signal: AbortSignal): Promise<Hint> {
    const rules = (this.rules ??= new LocalRules(this.begin));
    const stop = () => this.close();
    signal.addEventListener('abort', stop);
    try {
      await rules.follow(moves);
      return await rules.hint(LEVEL, MILLIS);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  close(): void {
    this.rules?.close();
    this.rules = undefined;
  }
}

const LEVEL = 'hard';
/** As long as people wait gladly; most machines are done sooner. */
const MILLIS = 3000;
