import { describe, expect, it } from 'vitest';
import { isometricLayout } from './layout';
import { TALL, WIDE } from './projection';
import { SPACES } from '../model';
import { topHitAreas } from './hitAreas';

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
    for (const tilt of [WIDE, TALL]) {
      const shapes = topHitAreas(isometricLayout({ heights }, tilt, quarters), SPACES);
      expect(shapes.size).toBe(SPACES.length);
      for (const [space, path] of shapes) {
        expect(area(path), `${space} ${path}`).toBeGreaterThan(150);
      }
    }
  });

  it('is what one sees on top: the middle of a roof is its own, whatever lies behind it', () => {
    for (const tilt of [WIDE, TALL]) {
      const layout = isometricLayout(
        { heights: ['00000000', '00000000', '00000000', '00020000', '00000000', '00000000', '00000000', '00000000'] },
        tilt,
        0,
      );
      const shapes = topHitAreas(layout, SPACES);
      const roof = layout.place('d5');
      const owners = [...shapes].filter(([, path]) => inside(path, roof)).map(([space]) => space);
      expect(owners).toEqual(['d5']);
    }
  });

  it('is the whole top where nothing lies over it', () => {
    const shapes = topHitAreas(isometricLayout({ heights }, WIDE, 0), ['a1']);
    expect(area(shapes.get('a1') ?? '')).toBeCloseTo(2 * WIDE.half * WIDE.quarter, 0);
  });
});
