import { app } from '../house.svelte';
import { api, ApiError } from '../net/api';
import { t } from '../words';
import { fileOf } from './file';
import { keptGames } from './kept';

/**
 * Hands a game of this browser over to the server, as one's own, and answers with its table there. What is kept here stays:
 * it only knows from then on where the game has gone. Asked twice, it is the same table.
 */
export async function handOver(id: string): Promise<string> {
  const kept = await keptGames.read(id);
  if (kept === undefined) {
    throw new ApiError('unknown', t('house-local-unknown'));
  }
  if (kept.handed !== undefined) {
    return kept.handed;
  }
  await app.ensureSession();
  const { id: table, you } = await api.take(await fileOf(kept, app.me.name ?? undefined));
  await keptGames.write({ ...kept, handed: table });
  if (you.length > 0) {
    await Promise.all(kept.attachments.map((attachment) => api.attach(table, attachment))).catch(() => undefined); // they are kept here too
  }
  return table;
}
