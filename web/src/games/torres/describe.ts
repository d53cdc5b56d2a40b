import { seatName } from '../../design/seats';
import { height, type Castle, type TorresView } from './model';

/** What is to be said of a space besides what stands there. */
export interface Spoken {
  view: TorresView;
  names: string[];
  origin: string | null;
  target: string | null;
  lit: ReadonlySet<string>;
  doors: ReadonlySet<string>;
  costs: ReadonlyMap<string, number>;
}

/** A space in words, for those who hear the board. */
export function describe(space: string, spoken: Spoken, castle: Castle | undefined): string {
  const { view, names, origin, target, lit, doors, costs } = spoken;
  const level = height(view, space);
  const parts = [space, level === 0 ? 'ground' : `tower, level ${level}`];
  const knight = view.knights[space];
  if (view.king === space) {
    parts.push('the king');
  } else if (knight !== undefined) {
    parts.push(`knight of ${names[knight] ?? ''} (${seatName(knight)})`);
  }
  if (castle) {
    parts.push(`castle of area ${castle.spaces.length}, height ${castle.height}`);
  }
  if (space === origin) {
    parts.push('chosen');
  }
  if (space === target) {
    parts.push('target, press again to confirm');
  } else if (lit.has(space)) {
    const cost = costs.get(space);
    parts.push('can be chosen');
    if (cost !== undefined) {
      parts.push(cost === 1 ? 'for one action point' : `for ${cost} action points`);
    }
    if (doors.has(space)) {
      parts.push('through a door');
    }
  }
  return parts.join(', ');
}
