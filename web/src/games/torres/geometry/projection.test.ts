import { describe, expect, it } from 'vitest';
import { extent, isometricLayout } from './layout';
import { paintOrder, TALL, turnedPlan, WIDE } from './projection';
import { SPACES } from '../model';

const GROUND = Array<string>(8).fill('00000000');

describe('the drawing', () => {
  it('puts a8 in the back, h1 in front when not turned', () => {
    const order = paintOrder(SPACES, 0);
    expect(order[0]).toBe('a8');
    expect(order.at(-1)).toBe('h1');
  });

  it('comes full circle after four quarters', () => {
    for (const space of SPACES) {
      expect(turnedPlan(space, 4)).toEqual(turnedPlan(space, 0));
      expect(turnedPlan(space, -1)).toEqual(turnedPlan(space, 3));
    }
  });

  it('paints every space before any that could hide behind it', () => {
    for (const quarters of [0, 1, 2, 3]) {
      const depth = paintOrder(SPACES, quarters).map((space) => turnedPlan(space, quarters).x + turnedPlan(space, quarters).y);
      expect(depth).toEqual([...depth].sort((a, b) => a - b));
    }
  });

  it('shows two walls of a block, and one when it is turned by half a quarter', () => {
    expect(isometricLayout({ heights: GROUND }, WIDE, 1).projection.walls).toHaveLength(2);
    expect(isometricLayout({ heights: GROUND }, WIDE, 1.5).projection.walls).toHaveLength(1);
  });

  it.each([WIDE, TALL])('keeps every tower inside its box, however it is turned', (tilt) => {
    const heights = ['f000000f', ...Array<string>(6).fill('000f0000'), 'f000000f'];
    for (const quarters of [0, 1, 2, 3]) {
      const { box, place, ground } = isometricLayout({ heights }, tilt, quarters);
      for (const space of SPACES) {
        expect(place(space).x - tilt.half).toBeGreaterThanOrEqual(box.x);
        expect(place(space).y - tilt.quarter).toBeGreaterThanOrEqual(box.y);
        expect(ground(space).x + tilt.half).toBeLessThanOrEqual(box.x + box.width);
        expect(ground(space).y + tilt.quarter).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });

  it('does not grow for a tower that rises where there is room', () => {
    const raised = (level: string) => extent({ heights: [...GROUND.slice(0, 4), `000${level}0000`, ...GROUND.slice(5)] }, WIDE, 0);
    expect(raised('5')).toEqual(raised('1'));
    expect(raised('f').block).toBeLessThan(raised('5').block);
  });
});
