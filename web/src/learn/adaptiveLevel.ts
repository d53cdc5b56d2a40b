import { loadItem, saveItem } from '../app/storage';
import type { TableInfo } from '../net/types';
import { BOT_LEVELS } from '../bots/names';
import { winKey } from './nextStep';
import { progress } from './progress.svelte';

/** The wish for a bot that grows with the player. */
export const ADAPTIVE = 'growing';

/** So many in a row, won or lost, and the next bot is another one. */
const STREAK = 3;

/** Where somebody stands in a game against bots that grow: the level, and wins in a row above zero or losses below it. */
interface LevelState {
  level: number;
  row: number;
}

const loadStates = (): Record<string, LevelState> => JSON.parse(loadItem('rungs', '{}')) as Record<string, LevelState>;
const stateOf = (game: string): LevelState => loadStates()[game] ?? { level: 0, row: 0 };

const levelAt = (level: number): string => BOT_LEVELS[Math.min(Math.max(level, 0), BOT_LEVELS.length - 1)] ?? BOT_LEVELS[0];

/** The level that is meant by a wish: the one that was named, or the one that somebody has grown to. */
export const resolveLevel = (game: string, level: string): string => (level === ADAPTIVE ? levelAt(stateOf(game).level) : level);

/** Takes note of a game against bots that has just ended; answers with the level that comes next, if that is another now. */
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
  if (loadItem('level', '') !== ADAPTIVE || playedLevel !== levelAt(state.level)) {
    return null;
  }
  const row = wins ? Math.max(state.row, 0) + 1 : Math.min(state.row, 0) - 1;
  const level = levelAt(state.level + Math.trunc(row / STREAK));
  const next = { level: BOT_LEVELS.findIndex((each) => each === level), row: row % STREAK };
  saveItem('rungs', JSON.stringify({ ...loadStates(), [info.game]: next }));
  return level === playedLevel ? null : level;
}
