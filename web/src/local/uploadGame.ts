import { app } from '../app/app.svelte';
import { tablesApi } from '../net/api/tables';
import { ApiError } from '../net/errors';
import { t } from '../i18n';
import { exportGame } from './gameFile';
import { gameStorage } from './gameStorage';

/**
 * Uploads a local game to the server as the player's own and returns the id of its table there. The local copy stays and
 * remembers the table, so uploading twice returns the same table.
 */
export async function uploadGame(id: string): Promise<string> {
  const game = await gameStorage.read(id);
  if (game === undefined) {
    throw new ApiError('unknown', t('error-unknown-local-game'));
  }
  if (game.handed !== undefined) {
    return game.handed;
  }
  await app.ensureSession();
  const { id: table, you } = await tablesApi.importGame(await exportGame(game, app.me.name ?? undefined));
  await gameStorage.write({ ...game, handed: table });
  if (you.length > 0) {
    await Promise.all(game.attachments.map((attachment) => tablesApi.attach(table, attachment))).catch(() => undefined); // the attachments stay in the local copy too
  }
  return table;
}
