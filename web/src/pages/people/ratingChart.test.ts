import { describe, expect, it } from 'vitest';
import { layoutChart } from './ratingChart';

const points = (...ratings: number[]) => ratings.map((rating, i) => ({ time: i, table: `t${i}`, rating }));

describe('layoutChart', () => {
  it('goes from left to right, and up for the better', () => {
    const { dots } = layoutChart(points(1500, 1540, 1480), 200, 100);
    expect(dots.map((dot) => dot.x)).toEqual([0, 100, 200]);
    expect(dots[1]!.y).toBeLessThan(dots[0]!.y);
    expect(dots[2]!.y).toBeGreaterThan(dots[0]!.y);
    expect(dots.every((dot) => dot.y >= 0 && dot.y <= 100)).toBe(true);
  });

  it('has few grid lines at round numbers', () => {
    for (const ratings of [[1500], [1500, 1500], [900, 2400], [1499, 1501]]) {
      const { lines, dots } = layoutChart(points(...ratings), 200, 100);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length).toBeLessThan(7);
      expect(lines.every((line) => line.rating % 10 === 0)).toBe(true);
      expect(dots.every((dot) => Number.isFinite(dot.x) && Number.isFinite(dot.y))).toBe(true);
    }
  });
});
