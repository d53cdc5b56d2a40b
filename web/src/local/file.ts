import type { ImportedGame } from '../net/ask';
import { beginning, infoOf, YOU } from './info';
import type { Kept } from './kept';
import { LocalRules } from './rules';

/**
 * A game of this browser as a file, in the form of the server's own: with the key and the hash after every entry, by which
 * anybody can check it. One that is not over has its key too, for it is only handed to where it goes on.
 *
 * @param name whoever played it, if they are called otherwise by now
 */
export async function fileOf(kept: Kept, name?: string): Promise<ImportedGame> {
  const rules = new LocalRules(beginning(kept));
  try {
    const seats = kept.seats.map(({ kind, name: called = '' }) => ({ kind, name: kind === 'person' ? (name ?? called) : called }));
    await rules.follow([]);
    const entries: ImportedGame['entries'][number][] = [];
    for (const { number, kind, time, seat, move = '', kept: left = rules.moves.length } of kept.entries) {
      if (kind === 'move') {
        await rules.play(move);
      } else if (kind === 'undo') {
        await rules.goBack(left);
      }
      entries.push({
        number,
        kind,
        time,
        seats: kind === 'start' ? seats : undefined,
        seat: kind === 'start' ? undefined : seat,
        move: kind === 'move' ? move : undefined,
        kept: kind === 'undo' ? left : undefined,
        hash: (await rules.proof()).hash,
      });
    }
    const { key, commitment, rulesVersion } = await rules.proof();
    const { phase, result } = infoOf(kept, await rules.told(String(YOU)));
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
      entries,
      result,
    };
  } finally {
    rules.close();
  }
}
