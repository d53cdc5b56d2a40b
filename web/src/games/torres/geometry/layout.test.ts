import { describe, expect, it } from 'vitest';
import { neighbour, flatLayout, isometricLayout } from './layout';
import { WIDE } from './projection';

const heights = ['00000000', '00000000', '00000000', '00030000', '00021000', '00000000', '00000000', '00000000'];

describe('the arrow keys', () => {
  it('go along rows and columns when the board is not turned', () => {
    expect(neighbour('d4', 0, -1, 0)).toBe('d5');
    expect(neighbour('d4', -1, 0, 0)).toBe('c4');
    expect(neighbour('h4', 1, 0, 0)).toBeUndefined();
  });

  it('go the same way on the screen however it is turned', () => {
    for (const quarters of [0, 1, 2, 3]) {
      const layout = isometricLayout({ heights: Array<string>(8).fill('00000000') }, WIDE, quarters);
      const [from, to] = [layout.place('d4'), layout.place(neighbour('d4', 0, -1, quarters) ?? '')];
      expect(to.x).toBeGreaterThan(from.x);
      expect(to.y).toBeLessThan(from.y);
    }
  });
});

describe('a castle’s rim', () => {
  const group = new Set(['d4', 'd5', 'e4']);

  it.each([0, 1, 2, 3])('has no side between its towers after %d quarters', (quarters) => {
    const layout = isometricLayout({ heights }, WIDE, quarters);
    const sides = [...group].map((space) => layout.rim(space, group).split('M').length - 1);
    expect(sides).toEqual([2, 3, 3]);
  });

  it('is the same from above', () => {
    const layout = flatLayout();
    expect([...group].map((space) => layout.rim(space, group).split('M').length - 1)).toEqual([2, 3, 3]);
  });
});
