import type { ImportedGame } from '../net/request';
import { newGameCommand, localTableInfo, OWN_SEAT } from './tableInfo';
import type { StoredGame } from './gameStorage';
import { EngineGame } from '../engine/engineGame';

/**
 * A game of this browser as a file, in the form of the server's own: with the key and the hash after every entry, by which
 * anybody can check it. One that is not over has its key too, for it is only handed to where it goes on.
 *
 * @param name whoever played it, if they are called otherwise by now
 */
export async function exportGame(game: StoredGame, name?: string): Promise<ImportedGame> {
  const engineGame = new EngineGame(newGameCommand(game));
  try {
    const seats = game.seats.map(({ kind, name: called = '' }) => ({ kind, name: kind === 'person' ? (name ?? called) : called }));
    await engineGame.syncTo([]);
    const entries: ImportedGame['entries'][number][] = [];
    for (const { number, kind, time, seat, move = '', kept: movesKept = engineGame.moves.length } of game.entries) {
      if (kind === 'move') {
        await engineGame.play(move);
      } else if (kind === 'undo') {
        await engineGame.undoTo(movesKept);
      }
      entries.push({
        number,
        kind,
        time,
        seats: kind === 'start' ? seats : undefined,
        seat: kind === 'start' ? undefined : seat,
        move: kind === 'move' ? move : undefined,
        kept: kind === 'undo' ? movesKept : undefined,
        hash: (await engineGame.proof()).hash,
      });
    }
    const { key, commitment, rulesVersion } = await engineGame.proof();
    const { phase, result } = localTableInfo(game, await engineGame.viewFor(String(OWN_SEAT)));
    return {
      format: 'merlon-game',
      version: 1,
      id: game.id,
      created: game.created,
      game: game.game,
      variant: game.variant,
      rulesVersion,
      players: seats.length,
      options: game.options,
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
    engineGame.close();
  }
}
