import { app } from '../app/app.svelte';
import { tablesApi } from '../net/api/tables';
import { ApiError } from '../net/errors';
import { t } from '../i18n';
import { exportGame } from './gameFile';
import { gameStorage } from './gameStorage';

/**
 * Hands a game of this browser over to the server, as one's own, and answers with its table there. What is kept here stays:
 * it only knows from then on where the game has gone. Asked twice, it is the same table.
 */
export async function uploadGame(id: string): Promise<string> {
  const game = await gameStorage.read(id);
  if (game === undefined) {
    throw new ApiError('unknown', t('house-local-unknown'));
  }
  if (game.handed !== undefined) {
    return game.handed;
  }
  await app.ensureSession();
  const { id: table, you } = await tablesApi.importGame(await exportGame(game, app.me.name ?? undefined));
  await gameStorage.write({ ...game, handed: table });
  if (you.length > 0) {
    await Promise.all(game.attachments.map((attachment) => tablesApi.attach(table, attachment))).catch(() => undefined); // they are kept here too
  }
  return table;
}
