import { seatName } from '../../../design/seats';
import { t } from '../../../i18n';
import { type Castle, height, type TorresView } from '../model';

/** What is to be said of a space besides what stands there. */
export interface SpaceContext {
  view: TorresView;
  names: string[];
  origin: string | null;
  target: string | null;
  lit: ReadonlySet<string>;
  doors: ReadonlySet<string>;
  costs: ReadonlyMap<string, number>;
}

/** Which way points change: a language counts −1 like 1, so that the number alone would promise what is lost. */
export const changeBy = (points: number): 'none' | 'less' | 'more' => (points === 0 ? 'none' : points < 0 ? 'less' : 'more');

/** A space in words, for those who hear the board. */
export function describe(space: string, context: SpaceContext, castle: Castle | undefined, gain = 0): string {
  const { view, names, origin, target, lit, doors, costs } = context;
  const knight = view.knights[space];
  const open = space !== target && lit.has(space);
  return t('torres-space', {
    space,
    level: height(view, space),
    piece: view.king === space ? 'king' : knight === undefined ? 'none' : 'knight',
    who: knight === undefined ? '' : (names[knight] ?? ''),
    colour: knight === undefined ? '' : seatName(knight),
    area: castle?.spaces.length ?? 0,
    height: castle?.height ?? 0,
    mark: space === target ? 'target' : open ? 'lit' : space === origin ? 'chosen' : 'none',
    cost: open ? (costs.get(space) ?? 0) : 0,
    door: open && doors.has(space) ? 'yes' : 'no',
    gain: open ? Math.abs(gain) : 0,
    change: open ? changeBy(gain) : 'none',
  });
}
