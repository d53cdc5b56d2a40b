import { SPACES } from '../cards';
import { columnOf, rowOf, turned } from '../model';

/** How a card came to where it lies: over from another space, turned over on the spot, or new from a deck. */
export type CardMotion = { kind: 'slide'; columns: number; rows: number } | { kind: 'flip' } | { kind: 'deal' };

type Board = Readonly<Record<string, string | string[]>>;

const topOf = (board: Board, space: string): string => {
  const cards = board[space];
  return (Array.isArray(cards) ? cards.at(-1) : cards) ?? '';
};

/** What moved between two pictures of the board, by the space where it ended. */
export function boardDiff(before: Board, after: Board): Map<string, CardMotion> {
  const found = new Map<string, CardMotion>();
  for (const space of SPACES) {
    const [was, is] = [topOf(before, space), topOf(after, space)];
    if (is === '' || is === was) {
      continue;
    }
    const from = SPACES.find((other) => topOf(before, other) === is && topOf(after, other) !== is);
    if (from !== undefined) {
      found.set(space, { kind: 'slide', columns: columnOf(from) - columnOf(space), rows: rowOf(from) - rowOf(space) });
    } else {
      found.set(space, { kind: was === turned(is) ? 'flip' : 'deal' });
    }
  }
  return found;
}
