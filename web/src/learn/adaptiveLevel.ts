import { stored } from '../app/storage';
import type { TableInfo } from '../net/types';
import { BOT_LEVELS } from '../bots/botLevels';
import { winKey } from './nextStep';
import { progress } from './progress.svelte';

/** The setting for a bot whose level follows the player's results; the value is stored in browsers. */
export const ADAPTIVE = 'growing';

/** The level changes after this number of wins, or losses, in a row. */
const STREAK = 3;

/** The state of a player in a game: the index of the level, and the current streak of wins (positive) or losses (negative). */
const stateOf = (game: string) => stored.adaptiveLevels.load()[game] ?? { level: 0, row: 0 };

const levelAt = (level: number): string => BOT_LEVELS[Math.min(Math.max(level, 0), BOT_LEVELS.length - 1)] ?? BOT_LEVELS[0];

/** Returns the level to play against: the chosen one, or the current one of an adaptive bot. */
export const resolveLevel = (game: string, level: string): string => (level === ADAPTIVE ? levelAt(stateOf(game).level) : level);

/** Records the result of a finished game against bots. Returns the new level of an adaptive bot if it has changed. */
export function recordResult(info: TableInfo): string | null {
  const [you, ...more] = info.you;
  const others = info.seats.filter((_, seat) => seat !== you);
  if (you === undefined || more.length > 0 || others.some(({ kind }) => kind !== 'bot')) {
    return null;
  }
  const wins = info.result?.winners.includes(you) ?? false;
  if (wins) {
    progress.add(info.game, winKey(info.variant));
  }
  const playedLevel = others[0]?.level;
  const state = stateOf(info.game);
  if (stored.botLevel.load() !== ADAPTIVE || playedLevel !== levelAt(state.level)) {
    return null;
  }
  const row = wins ? Math.max(state.row, 0) + 1 : Math.min(state.row, 0) - 1;
  const level = levelAt(state.level + Math.trunc(row / STREAK));
  const next = { level: BOT_LEVELS.findIndex((each) => each === level), row: row % STREAK };
  stored.adaptiveLevels.save({ ...stored.adaptiveLevels.load(), [info.game]: next });
  return level === playedLevel ? null : level;
}
