import { saveItem, loadItem } from '../house.svelte';
import type { TableInfo } from '../net/types';
import { BOT_LEVELS } from '../table/bots';
import type { LessonOf } from './content';
import { progress } from './progress.svelte';

/** The wish for a bot that grows with the player. */
export const GROWING = 'growing';

/** So many in a row, won or lost, and the next bot is another one. */
const ROW = 3;

/** Where somebody stands in a game against bots that grow: the level, and wins in a row above zero or losses below it. */
interface Rung {
  level: number;
  row: number;
}

const rungs = (): Record<string, Rung> => JSON.parse(loadItem('rungs', '{}')) as Record<string, Rung>;
const rungOf = (game: string): Rung => rungs()[game] ?? { level: 0, row: 0 };

const nameOf = (level: number): string => BOT_LEVELS[Math.min(Math.max(level, 0), BOT_LEVELS.length - 1)] ?? BOT_LEVELS[0];

/** The level that is meant by a wish: the one that was named, or the one that somebody has grown to. */
export const levelFor = (game: string, wish: string): string => (wish === GROWING ? nameOf(rungOf(game).level) : wish);

/** The name under which a first win is remembered. */
const won = (variant: string): string => `won-${variant}`;

/** Takes note of a game against bots that has just ended; answers with the level that comes next, if that is another now. */
export function count(info: TableInfo): string | null {
  const [you, ...more] = info.you;
  const others = info.seats.filter((_, seat) => seat !== you);
  if (you === undefined || more.length > 0 || others.some(({ kind }) => kind !== 'bot')) {
    return null;
  }
  const wins = info.result?.winners.includes(you) ?? false;
  if (wins) {
    progress.add(info.game, won(info.variant));
  }
  const met = others[0]?.level;
  const rung = rungOf(info.game);
  if (loadItem('level', '') !== GROWING || met !== nameOf(rung.level)) {
    return null;
  }
  const row = wins ? Math.max(rung.row, 0) + 1 : Math.min(rung.row, 0) - 1;
  const level = nameOf(rung.level + Math.trunc(row / ROW));
  const next = { level: BOT_LEVELS.findIndex((each) => each === level), row: row % ROW };
  saveItem('rungs', JSON.stringify({ ...rungs(), [info.game]: next }));
  return level === met ? null : level;
}

/** What somebody does next who learns a game. */
export type Step = { kind: 'guide' } | { kind: 'lesson'; lesson: LessonOf } | { kind: 'play'; variant: string };

/** The first game, then for each variant its lessons and a win; nothing is left for whoever has done all that. */
export function nextStep(game: string, variants: readonly string[], lessons: readonly LessonOf[]): Step | null {
  if (!progress.has(game, 'guide')) {
    return { kind: 'guide' };
  }
  for (const variant of variants) {
    const lesson = lessons.find((each) => each.variant === variant && !progress.has(game, each.id));
    if (lesson !== undefined) {
      return { kind: 'lesson', lesson };
    }
    if (!progress.has(game, won(variant))) {
      return { kind: 'play', variant };
    }
  }
  return null;
}
