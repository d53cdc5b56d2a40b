import { TIMED_BOT } from '../bots/botLevels';
import { EngineGame, type SearchResult } from '../engine/engineGame';

const MAX_WORKERS = 4; // each further worker adds less strength, and takes memory

/** Returns the number of workers for a bot; one core is left for the page. */
export const workerCount = (bot: string, cores = navigator.hardwareConcurrency ?? 1): number =>
  bot === TIMED_BOT && cores > 2 ? Math.min(MAX_WORKERS, cores - 1) : 1;

/** Combines the results of several searches: the move with the most visits in total. */
export function mostVisited(thoughts: readonly SearchResult[]): string {
  const visits = new Map<string, number>();
  for (const thought of thoughts) {
    for (const [move, count] of Object.entries(thought.visits ?? {})) {
      visits.set(move, (visits.get(move) ?? 0) + count);
    }
  }
  const first = thoughts[0]?.move ?? '';
  return [...visits.keys()].reduce((best, move) => ((visits.get(move) ?? 0) > (visits.get(best) ?? 0) ? move : best), first);
}

/** Searches the moves of bots at a local table, with one engine or with several in parallel. */
export class BotWorkers {
  private readonly others: EngineGame[] = [];

  constructor(
    private readonly first: EngineGame,
    /** The command that starts the game. */
    private readonly startCommand: string,
  ) {}

  async chooseMove(bot: string): Promise<string> {
    const count = workerCount(bot);
    if (count === 1) {
      return (await this.first.search(bot)).move;
    }
    while (this.others.length < count - 1) {
      this.others.push(new EngineGame(this.startCommand));
    }
    await Promise.all(this.others.map((each) => each.syncTo(this.first.moves)));
    return mostVisited(await Promise.all([this.first, ...this.others].map((each, part) => each.search(bot, { part }))));
  }

  close(): void {
    this.others.forEach((each) => each.close());
  }
}
