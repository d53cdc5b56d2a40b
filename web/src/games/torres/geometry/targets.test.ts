import { describe, expect, it } from 'vitest';
import { fromTheSide } from './layout';
import { TALL, WIDE } from './projection';
import { SPACES } from '../model';
import { glass, labelSpot, targets } from './targets';

const heights = ['00000000', '01200000', '00f50000', '00130000', '00000800', '00000000', '000000f0', '00000000'];

/** The area of an outline. */
function area(path: string): number {
  const points = path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);
  const twice = points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * v - u * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Whether an outline goes around a point. */
function inside(path: string, at: { x: number; y: number }): boolean {
  const points = path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);
  return (
    points.filter(([x, y], i) => {
      const [u, v] = points[(i + 1) % points.length] ?? [0, 0];
      return y > at.y !== v > at.y && at.x < ((u - x) * (at.y - y)) / (v - y) + x;
    }).length %
      2 ===
    1
  );
}

describe('what can be tapped', () => {
  it.each([0, 1, 2, 3])('has a part of its own for a finger after %d quarters, whatever lies over it', (quarters) => {
    for (const lens of [WIDE, TALL]) {
      const shapes = targets(fromTheSide({ heights }, lens, quarters), SPACES);
      expect(shapes.size).toBe(SPACES.length);
      for (const [space, path] of shapes) {
        expect(area(path), `${space} ${path}`).toBeGreaterThan(150);
      }
    }
  });

  it('is what one sees on top: the middle of a roof is its own, whatever lies behind it', () => {
    for (const lens of [WIDE, TALL]) {
      const drawing = fromTheSide(
        { heights: ['00000000', '00000000', '00000000', '00020000', '00000000', '00000000', '00000000', '00000000'] },
        lens,
        0,
      );
      const shapes = targets(drawing, SPACES);
      const roof = drawing.place('d5');
      const owners = [...shapes].filter(([, path]) => inside(path, roof)).map(([space]) => space);
      expect(owners).toEqual(['d5']);
    }
  });

  it('is the whole top where nothing lies over it', () => {
    const shapes = targets(fromTheSide({ heights }, WIDE, 0), ['a1']);
    expect(area(shapes.get('a1') ?? '')).toBeCloseTo(2 * WIDE.half * WIDE.quarter, 0);
  });
});

describe('a tower', () => {
  const drawing = fromTheSide({ heights }, WIDE, 0);

  it('is of glass where a piece or a space that matters is behind it', () => {
    const panes = glass(drawing, ['b7'], []);
    expect([...panes.keys()]).toEqual(['c6', 'g2']);
    expect(panes.get('c6')?.[1]).toBeLessThan(15); // what stands higher stays of stone
    expect(glass(drawing, [], ['f8']).size).toBe(0);
  });

  it('has its castle’s label at its foot, and elsewhere if a piece stands there', () => {
    const foot = drawing.labels('f4')[0];
    expect(labelSpot(drawing, ['f4'], [])).toEqual(foot);
    expect(labelSpot(drawing, ['f4'], ['g3'])).not.toEqual(foot);
  });

  it('is of stone where everything that matters is before it', () => {
    expect(glass(drawing, ['h1'], ['g1']).size).toBe(0);
  });
});
