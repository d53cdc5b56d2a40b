import { beginHere } from '../local/begin';
import { guideOf } from './content';

/** Begins a first game with the herald beside it, and goes to its table. */
export async function beginGuided(game: string): Promise<void> {
  const { variant, options, seed, bot, players } = await guideOf(game);
  await beginHere({ game, variant, options, seed, guided: true }, Array.from({ length: players - 1 }, () => bot));
}
