import { beginning, infoOf, movesOf, YOU } from './info';
import type { Kept } from './kept';
import { LocalRules } from './rules';

/**
 * A game of this browser as a file, in the form of the server's own: with the key and the hash after every entry, by which
 * anybody can check it. One that is not over has its key too, for it is only handed to where it goes on.
 *
 * @param name whoever played it, if they are called otherwise by now
 */
export async function fileOf(kept: Kept, name?: string): Promise<object> {
  const rules = new LocalRules(beginning(kept));
  try {
    const hashes: string[] = [];
    for (let i = 0; i < kept.entries.length; i++) {
      await rules.follow(movesOf(kept.entries.slice(0, i + 1)));
      hashes.push((await rules.proof()).hash);
    }
    const { key, commitment, rulesVersion } = await rules.proof();
    const { phase, result } = infoOf(kept, await rules.told(String(YOU)));
    const seats = kept.seats.map(({ kind, name: called = '' }) => ({ kind, name: kind === 'person' ? (name ?? called) : called }));
    return {
      format: 'merlon-game',
      version: 1,
      id: kept.id,
      created: kept.created,
      game: kept.game,
      variant: kept.variant,
      rulesVersion,
      players: seats.length,
      options: kept.options,
      pace: { kind: 'none' },
      rated: false,
      shuffled: false,
      phase,
      firstSeats: seats,
      seats,
      commitment,
      key,
      entries: kept.entries.map(({ number, kind, time, seat, move, kept: left }, i) => ({
        number,
        kind,
        time,
        ...(kind === 'start' ? { seats } : { seat }),
        ...(kind === 'move' && { move }),
        ...(kind === 'undo' && { kept: left }),
        hash: hashes[i],
      })),
      ...(result && { result }),
    };
  } finally {
    rules.close();
  }
}
