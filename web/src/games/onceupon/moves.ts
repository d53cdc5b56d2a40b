import type { GameEvent } from '../../net/types';
import type { Move } from '../../board-kit/notation';
import { MovePhrasing } from '../../board-kit/phrasing';
import type { Phrase } from '../../i18n';
import { type Line, LINES } from './data';
import type { OnceUponEvent } from './model';
import './words';

/** The die that a move uses, counted from 1. */
export const dieOf = (move: Move): number | null => (move.args['die'] === undefined ? null : Number(move.args['die']));

/** Whether a move only lets something go. */
export const isLeaving = (move: Move): boolean => phrasing.verbForm(move.verb)?.group === 'leave';

/** The name of a line, next to its notation. */
export const lineName = (line: string): Phrase => ({ key: `onceupon-line-${line}` });

/** What a line brings. */
export const rewardOf = (line: Line): Phrase => ({ key: `onceupon-reward-${line.reward}`, args: { worth: line.worth } });

/** From whom a move steals, or null. */
export const stolenFrom = (move: Move): number | null => (move.kinds['from'] === 'seat' ? Number(move.args['from']) : null);

export const phrasing = new MovePhrasing('onceupon', {
  placeKinds: ['space', 'line'],
  extraArgs(move, names) {
    const line = LINES.find((each) => each.id === move.args['line']);
    const seat = stolenFrom(move);
    return { ...(line && { reward: rewardOf(line) }), ...(seat !== null && { from: names[seat] ?? '' }) };
  },
});

/** Events that the words of the move itself say already. */
const SAID_BY_MOVES: readonly OnceUponEvent['event'][] = ['token', 'shift', 'clear', 'tower', 'wall', 'floor', 'flag'];

/** What happened besides the move itself, or null where its words say it all. */
export function eventText(event: GameEvent, name: (seat: unknown) => string): string | null {
  const happened = event as OnceUponEvent;
  const usual = happened.event === 'turn' && happened.final !== true;
  return usual || SAID_BY_MOVES.includes(happened.event) ? null : phrasing.eventText(event, ['seat', 'from'], name);
}
