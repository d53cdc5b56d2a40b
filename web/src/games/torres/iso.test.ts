import { describe, expect, it } from 'vitest';
import { TALL, WIDE, paintOrder, turned } from './iso';
import { SPACES } from './model';

describe('the drawing', () => {
  it('puts a8 in the back, h1 in front when not turned', () => {
    const order = paintOrder(SPACES, 0);
    expect(order[0]).toBe('a8');
    expect(order.at(-1)).toBe('h1');
  });

  it('comes full circle after four quarters', () => {
    for (const space of SPACES) {
      expect(turned(space, 4)).toEqual(turned(space, 0));
      expect(turned(space, -1)).toEqual(turned(space, 3));
    }
  });

  it('paints every space before any that could hide behind it', () => {
    for (const quarters of [0, 1, 2, 3]) {
      const depth = paintOrder(SPACES, quarters).map((space) => turned(space, quarters).x + turned(space, quarters).y);
      expect(depth).toEqual([...depth].sort((a, b) => a - b));
    }
  });

  it.each([WIDE, TALL])('keeps every tower inside its box', (lens) => {
    const box = lens.box(6);
    for (const space of SPACES) {
      const top = lens.project(space, 6, 0);
      const ground = lens.project(space, 0, 0);
      expect(top.x - lens.half).toBeGreaterThanOrEqual(box.x);
      expect(top.y - lens.quarter).toBeGreaterThanOrEqual(box.y);
      expect(ground.x + lens.half).toBeLessThanOrEqual(box.x + box.width);
      expect(ground.y + lens.quarter).toBeLessThanOrEqual(box.y + box.height);
    }
  });
});
