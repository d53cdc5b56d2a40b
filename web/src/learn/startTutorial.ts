import { startLocalGame } from '../local/startGame';
import { loadTutorial } from './content';

/** Starts a guided first game and opens its table. */
export async function startGuidedGame(game: string): Promise<void> {
  const { variant, options, seed, bot, players } = await loadTutorial(game);
  await startLocalGame(
    { game, variant, options, seed, guided: true },
    Array.from({ length: players - 1 }, () => bot),
  );
}
