import { app } from '../app/app.svelte';
import { stored } from '../app/storage';
import { ADAPTIVE, resolveLevel } from '../learn/adaptiveLevel';
import { router } from '../app/router.svelte';
import { t } from '../i18n';
import { gameStorage, type StoredGame } from './gameStorage';

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Starts a local game against bots of these levels and opens its table. The seed may be given. */
export async function startLocalGame(
  setup: Pick<StoredGame, 'game' | 'variant' | 'options'> & Partial<Pick<StoredGame, 'seed' | 'guided'>>,
  levels: readonly string[],
): Promise<void> {
  const now = Date.now();
  const name = app.me.name ?? t('ui-local-guest-name');
  const seats = [{ kind: 'person' as const, name, present: true }, ...levels.map((level) => ({ kind: 'bot' as const, name: level }))];
  const { game, variant, options, seed = randomHex(32), guided = false } = setup;
  const storedGame: StoredGame = {
    game,
    variant,
    options,
    id: randomHex(8),
    seed,
    guided,
    created: now,
    updated: now,
    seats,
    entries: [{ number: 1, kind: 'start', time: now, seats }],
    attachments: [],
  };
  await gameStorage.write(storedGame);
  router.go(`/local/${storedGame.id}`);
}

/** Starts another game with the same settings; an adaptive bot may have another level by now. */
export async function restartLocalGame(id: string): Promise<void> {
  const previous = await gameStorage.read(id);
  if (previous) {
    const { game, variant, options } = previous;
    const level = stored.botLevel.load();
    await startLocalGame(
      { game, variant, options },
      previous.seats.slice(1).map(({ name = '' }) => (level === ADAPTIVE ? resolveLevel(game, level) : name)),
    );
  }
}
