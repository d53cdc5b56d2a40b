import { describe, expect, it } from 'vitest';
import { draw, manner, parts, type Built } from './castle';
import { extended, handStrokes, pointsOf } from './hand';
import { merged } from './pencil';
import { picture, toSvg } from './picture';
import { HEIGHT, WIDTH } from './spots';

const FULL: Built = {
  floors: 4, towers: [5, 2, 5, 2], walls: 4, flags: [1, 2, 1, 2, 1, 2], residents: 40, clouds: 3, sun: true, cloud: true,
};

describe('a castle', () => {
  it('is the same for everybody', () => {
    for (const part of parts(FULL)) {
      expect(draw('t', 1, part)).toEqual(draw('t', 1, part));
    }
  });

  it('is another for each table, seat, part and worth', () => {
    const [first, second] = parts(FULL).filter((part) => part.kind === 'tower');
    const drawings = [
      draw('t', 0, first!),
      draw('u', 0, first!),
      draw('t', 1, first!),
      draw('t', 0, { ...first!, worth: 2 }),
      draw('t', 0, second!),
    ];
    expect(new Set(drawings.map((each) => JSON.stringify(each))).size).toBe(drawings.length);
  });

  it('is built in four manners at one table', () => {
    expect(new Set([0, 1, 2, 3].map((seat) => manner('t', seat).style)).size).toBe(4);
  });

  it('has a name for each of its parts', () => {
    const ids = parts(FULL).map((part) => part.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(4 + 4 + 4 + 6 + 40 + 3 + 2);
    ids.forEach((id) => expect(id).toMatch(/^[a-z]{1,12}(-[0-9]{1,3})?$/));
  });

  it('stays on its sheet', () => {
    for (const { d } of parts(FULL).flatMap((part) => draw('t', 2, part))) {
      const numbers = d.replace(/a[^zM]*/g, ' ').match(/-?\d+(\.\d+)?/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThan(-8);
      expect(Math.max(...numbers.filter((_, i) => i % 2 === 0))).toBeLessThan(WIDTH + 8);
      expect(Math.max(...numbers.filter((_, i) => i % 2 === 1))).toBeLessThan(HEIGHT + 8);
    }
  });

  it('loses nothing when its lines are joined', () => {
    const strokes = draw('t', 0, parts(FULL).find((part) => part.kind === 'tower')!);
    const joined = merged(strokes);
    expect(joined.length).toBeLessThan(strokes.length);
    expect(joined.map((each) => each.d).join('')).toHaveLength(strokes.map((each) => each.d).join('').length);
  });
});

describe('what is drawn by hand', () => {
  const stroke = { colour: 1, points: [10, 10] };

  it('counts only when the hand has moved', () => {
    expect(extended(stroke, 11, 11)).toBe(stroke);
    expect(extended(stroke, 20, 10).points).toEqual([10, 10, 20, 10]);
    expect(pointsOf([stroke, extended(stroke, 20, 10)])).toBe(3);
  });

  it('stands in place of what the pencil drew, for its seat only', () => {
    const drawing = { seat: 0, part: 'sun', strokes: [extended(stroke, 30, 30)] };
    const sun = draw('t', 0, parts(FULL)[0]!)[0]!.d;
    const all = (seat: number) => picture('t', seat, FULL, [drawing]).map((each) => each.d);
    expect(all(0)).toContain(handStrokes(drawing)[0]!.d);
    expect(all(0)).not.toContain(sun);
    expect(all(1)).not.toContain(handStrokes(drawing)[0]!.d);
  });
});

describe('the file', () => {
  it('is a picture whose title says whose castle it is', () => {
    const svg = toSvg(picture('t', 0, FULL, []), 'Castle of <Ann> & "Ben"');
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.querySelector('title')?.textContent).toBe('Castle of <Ann> & "Ben"');
    expect(read.querySelectorAll('path').length).toBeGreaterThan(100);
  });
});
