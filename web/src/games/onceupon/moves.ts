import { house } from '../../house.svelte';
import type { GameEvent } from '../../net/types';
import { read, type Move, type VerbForm } from '../../rules/read';
import { askMove, sayButton, sayEvent, sayLine, sayMove, type Taste } from '../../rules/said';
import type { Phrase } from '../../words';
import { LINES, type Line } from './data';
import './words';

const GAME = 'onceupon';

/** The verbs of Once Upon a Castle as the server tells them. */
export const verbs = (): readonly VerbForm[] => house.game(GAME)?.verbs ?? [];

export const parse = (text: string): Move => read(text, verbs());

/** The die that a move uses, counted from 1. */
export const dieOf = (move: Move): number | null => (move.args['die'] === undefined ? null : Number(move.args['die']));

/** Whether a move only lets something go. */
export const leaves = (move: Move): boolean => verbs().find((each) => each.verb === move.verb)?.group === 'leave';

/** What a line brings. */
export const rewardOf = (line: Line): Phrase => ({ key: `onceupon-reward-${line.reward}`, args: { worth: line.worth } });

/** From whom a move steals, or null. */
export const stolenFrom = (move: Move): number | null => (move.kinds['from'] === 'seat' ? Number(move.args['from']) : null);

/** What a move means besides what it names. */
function taste(move: Move, names: readonly string[] = []): Taste {
  const line = LINES.find((each) => each.id === move.args['line']);
  const seat = stolenFrom(move);
  return { more: { ...(line && { reward: rewardOf(line) }), ...(seat !== null && { from: names[seat] ?? '' }) } };
}

export function sentence(text: string, who: string): string {
  const move = parse(text);
  return sayMove(GAME, move, who, taste(move));
}

export function line(text: string): string {
  const move = parse(text);
  return sayLine(GAME, move, taste(move));
}

export const ask = (move: Move, names: readonly string[]): string => askMove(GAME, move, taste(move, names));

/** The move as something to be pressed. */
export const label = (move: Move, names: readonly string[]): string => sayButton(GAME, move, taste(move, names));

/** Events that the words of the move itself say already. */
const SAID_BY_MOVES = ['token', 'shift', 'clear', 'tower', 'wall', 'floor', 'flag'];

/** What happened besides the move itself, or null where its words say it all. */
export function tell(event: GameEvent, name: (seat: unknown) => string): string | null {
  const usual = event.event === 'turn' && event['final'] !== true;
  return usual || SAID_BY_MOVES.includes(event.event) ? null : sayEvent(GAME, event, ['seat', 'from'], name);
}
