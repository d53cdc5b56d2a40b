import { app, loadItem } from '../house.svelte';
import { GROWING, levelFor } from '../learn/ladder';
import { router } from '../router.svelte';
import { t } from '../words';
import { keptGames, type Kept } from './kept';

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins a game in this browser against bots, who are called by their levels, and goes to its table; the deal may be given. */
export async function beginHere(setup: Pick<Kept, 'game' | 'variant' | 'options'> & Partial<Pick<Kept, 'seed' | 'guided'>>, levels: readonly string[]): Promise<void> {
  const now = Date.now();
  const name = app.me.name ?? t('house-local-you');
  const seats = [{ kind: 'person' as const, name, present: true }, ...levels.map((level) => ({ kind: 'bot' as const, name: level }))];
  const { game, variant, options, seed = hex(32), guided = false } = setup;
  const kept: Kept = {
    game,
    variant,
    options,
    id: hex(8),
    seed,
    guided,
    created: now,
    updated: now,
    seats,
    entries: [{ number: 1, kind: 'start', time: now, seats }],
    attachments: [],
  };
  await keptGames.write(kept);
  router.go(`/local/${kept.id}`);
}

/** The same again; whoever wishes for bots that grow may meet another one. */
export async function beginAgain(id: string): Promise<void> {
  const kept = await keptGames.read(id);
  if (kept) {
    const { game, variant, options } = kept;
    const wish = loadItem('level', '');
    await beginHere({ game, variant, options }, kept.seats.slice(1).map(({ name = '' }) => (wish === GROWING ? levelFor(game, wish) : name)));
  }
}
