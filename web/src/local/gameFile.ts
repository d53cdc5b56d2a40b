import type { ImportedGame } from '../net/request';
import { localTableInfo, newGameCommand } from './tableInfo';
import type { StoredGame } from './gameStorage';
import { EngineGame } from '../engine/engineGame';

/**
 * Exports a local game in the server's file format, with the key and a hash after every entry, so that anybody can verify it.
 * An unfinished game includes its key too, because it is only uploaded to the server where it continues.
 *
 * @param name the player's current name, if it has changed
 */
export async function exportGame(game: StoredGame, name?: string): Promise<ImportedGame> {
  const engineGame = new EngineGame(newGameCommand(game));
  try {
    const seats = game.seats.map(({ kind, name: storedName = '' }) => ({
      kind,
      name: kind === 'person' ? (name ?? storedName) : storedName,
    }));
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
    const { phase, result } = await localTableInfo(game, engineGame);
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
