import { LocalRules, type Thought } from './rules';

/** The level that thinks by the clock; the others look so far and no further, however many think. */
const BY_THE_CLOCK = 'master';
const MOST = 4; // each more brings less, and every one takes memory

/** How many think at once: one core is left for the page. */
export const teamSize = (bot: string, cores = navigator.hardwareConcurrency ?? 1): number =>
  bot === BY_THE_CLOCK && cores > 2 ? Math.min(MOST, cores - 1) : 1;

/** What several chose together who thought about the same: the move that they came back to most often. */
export function together(thoughts: readonly Thought[]): string {
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
export class Team {
  private readonly others: LocalRules[] = [];

  constructor(
    private readonly first: LocalRules,
    /** The command that begins the game. */
    private readonly begin: string,
  ) {}

  async choose(bot: string): Promise<string> {
    const size = teamSize(bot);
    if (size === 1) {
      return (await this.first.go(bot)).move;
    }
    while (this.others.length < size - 1) {
      this.others.push(new LocalRules(this.begin));
    }
    await Promise.all(this.others.map((each) => each.follow(this.first.moves)));
    return together(await Promise.all([this.first, ...this.others].map((each, part) => each.go(bot, { part }))));
  }

  close(): void {
    this.others.forEach((each) => each.close());
  }
}
