import { EngineGame, type SearchResult } from '../engine/engineGame';

/** The level that thinks by the clock; the others look so far and no further, however many think. */
const TIMED_LEVEL = 'master';
const MAX_WORKERS = 4; // each more brings less, and every one takes memory

/** How many think at once: one core is left for the page. */
export const workerCount = (bot: string, cores = navigator.hardwareConcurrency ?? 1): number =>
  bot === TIMED_LEVEL && cores > 2 ? Math.min(MAX_WORKERS, cores - 1) : 1;

/** What several chose together who thought about the same: the move that they came back to most often. */
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

/** A bot at a table in this browser: one engine thinks, or several beside each other where there are cores. */
export class BotWorkers {
  private readonly others: EngineGame[] = [];

  constructor(
    private readonly first: EngineGame,
    /** The command that begins the game. */
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
