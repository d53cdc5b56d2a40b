import { house } from '../../house.svelte';
import { read, type Move, type VerbForm } from '../../rules/read';
import { argsOf, askMove, sayButton, sayLine, sayMove } from '../../rules/said';
import { say } from '../../words';
import { noun } from './nouns';

const GAME = 'blackstone';

/** The verbs of Blackstone Castle as the server tells them. */
export const verbs = (): readonly VerbForm[] => house.game(GAME)?.verbs ?? [];

export const parse = (text: string): Move => read(text, verbs());

export const sentence = (text: string, who: string): string => sayMove(GAME, parse(text), who, { noun });
export const line = (text: string): string => sayLine(GAME, parse(text), { noun });
export const ask = (move: Move): string => askMove(GAME, move, { noun });
export const button = (move: Move): string => sayButton(GAME, move, { noun });

/** The end of a move whose beginning has been said; `usual` is the token that pays where none is named. */
export function ending(move: Move, usual: string): string {
  const args = argsOf(GAME, move, { noun });
  switch (move.verb) {
    case 'complete':
      return say('blackstone-ending-complete', args);
    case 'use':
      return say('blackstone-ending-set', { set: move.args['rightSet'] === undefined ? (args['leftSet'] ?? '') : (args['rightSet'] ?? '') });
    default:
      return say('blackstone-ending-pay', { pay: { key: `blackstone-pay-${move.args['pay'] ?? usual}` } });
  }
}
