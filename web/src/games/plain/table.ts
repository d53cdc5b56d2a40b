import type { Move } from '../../rules/read';
import { Speech } from '../../rules/speech';
import { say } from '../../words';
import type { GameTable } from '../game';
import Table from './PlainTable.svelte';

/** Says moves as they are spelled, for games whose words this client does not have. */
class Spelled extends Speech {
  override sentence = (text: string, who: string): string => say('house-plain-move', { who, move: text });
  override line = (text: string): string => text;
  override ask = ({ text }: Move): string => say('house-plain-ask', { move: text });
  override button = ({ text }: Move): string => text;
}

/** A table for any game that has none of its own: the view as facts, and the legal moves as buttons. */
export const plain = (game: string): GameTable => ({ Table, speech: new Spelled(game) });
