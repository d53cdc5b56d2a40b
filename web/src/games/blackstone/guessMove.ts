import type { VerbForm } from '../../net/types';
import { isCorner, isSpace, SPACES, TASKS } from './cards';

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Which things of the table can be what a move names. */
const MATCHES_KIND: Record<string, (word: string) => boolean> = {
  space: isSpace,
  corner: isCorner,
  task: (word) => TASKS.has(word),
  vassal: (word) => word.includes('/'),
  side: (word) => word.includes('/'),
  place: isNumber,
};

/**
 * Returns the move that a player probably means by these selections, to ask why it is illegal; null if no kind of move
 * takes such things together.
 *
 * @param like what a legal move of the kind names, for what has not been pointed at yet
 */
export function guessMove(form: VerbForm | undefined, pointed: readonly string[], like: readonly string[] = []): string | null {
  if (form === undefined) {
    return null;
  }
  const wanted = form.args.filter((slot) => !slot.optional).length;
  const words = [...pointed, ...like.slice(pointed.length, wanted)];
  const slots = form.args.slice(0, words.length);
  const fits =
    words.length >= wanted && slots.length === words.length && slots.every((slot, i) => MATCHES_KIND[slot.kind]?.(words[i] ?? '') ?? false);
  if (!fits || new Set(words).size < words.length) {
    return null;
  }
  // Two vassals that change places are named as the board is read.
  const named = form.verb === 'swap' ? words.toSorted((one, other) => SPACES.indexOf(one) - SPACES.indexOf(other)) : words;
  return [form.verb, ...named].join(' ');
}
