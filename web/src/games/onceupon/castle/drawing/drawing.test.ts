import { describe, expect, it } from 'vitest';
import { type CastleParts, draw, manner, partAt, parts } from './castle';
import { extended, handStrokes, rubbed } from './strokes';
import { framedImage } from './framedImage';
import { lodgings } from './lodgers';
import { laid } from './drawingState.svelte';
import { merged } from './pencil';
import { sheetOf, toSvg } from './exportImage';
import { HEIGHT, WIDTH } from './layout';

const FULL: CastleParts = {
  floors: 4,
  towers: [5, 2, 5, 2],
  walls: 4,
  flags: [1, 2, 1, 2, 1, 2],
  residents: 40,
  clouds: 3,
  sun: true,
  cloud: true,
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
      const numbers = d
        .replace(/a[^zM]*/g, ' ')
        .match(/-?\d+(\.\d+)?/g)!
        .map(Number);
      expect(Math.min(...numbers)).toBeGreaterThan(-8);
      expect(Math.max(...numbers.filter((_, i) => i % 2 === 0))).toBeLessThan(WIDTH + 8);
      expect(Math.max(...numbers.filter((_, i) => i % 2 === 1))).toBeLessThan(HEIGHT + 8);
    }
  });

  it('loses nothing when its lines are joined', () => {
    const strokes = draw(
      't',
      0,
      parts(FULL).find((part) => part.kind === 'tower')!,
    );
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
  });

  it('stands in place of what the pencil drew, for its seat only', () => {
    const drawing = { seat: 0, part: 'sun', strokes: [extended(stroke, 30, 30)] };
    const sun = draw('t', 0, parts(FULL)[0]!)[0]!.d;
    const all = (seat: number) => sheetOf('t', seat, FULL, [drawing], []).map((each) => each.d);
    expect(all(0)).toContain(handStrokes(drawing)[0]!.d);
    expect(all(0)).not.toContain(sun);
    expect(all(1)).not.toContain(handStrokes(drawing)[0]!.d);
  });

  it('is all there is on a sheet where nothing is drawn automatically', () => {
    const tower = { seat: 0, part: 'tower-1', strokes: [extended(stroke, 30, 30)] };
    const ofBen = { ...tower, seat: 1 };
    expect(sheetOf('t', 0, FULL, [tower, ofBen], ['king'], false)).toEqual(handStrokes(tower));
    expect(sheetOf('t', 0, FULL, [], ['king'], false)).toEqual([]);
  });

  it('lies above all that draws itself, however much is built later', () => {
    const scene = { seat: 0, part: 'scene-1', strokes: [extended(stroke, 30, 30)] };
    expect(sheetOf('t', 0, FULL, [scene], ['king']).at(-1)?.d).toBe(handStrokes(scene)[0]!.d);
  });

  it('is rubbed out only where the rubber goes', () => {
    const line = { colour: 2, points: [0, 0, 100, 0, 200, 0, 300, 0, 400, 0] };
    expect(rubbed([line], 200, 300, 5)).toEqual([line]);
    expect(rubbed([line], 200, 0, 5).map((each) => each.points)).toEqual([
      [0, 0, 100, 0],
      [300, 0, 400, 0],
    ]);
    expect(rubbed([stroke], 10, 10, 5)).toEqual([]);
  });

  it('finds room in its part, then on top, piece by piece', () => {
    const long = { colour: 1, points: Array.from({ length: 600 }, () => 1) };
    const first = laid(new Map(), [long, long, long], 'wall-1');
    expect([...first!].map(([part, strokes]) => [part, strokes.length])).toEqual([
      ['wall-1', 2],
      ['scene-1', 1],
    ]);
    const second = laid(first!, [long, stroke], null);
    expect([...second!.keys()]).toEqual(['wall-1', 'scene-1', 'scene-2']);
    expect(
      laid(
        new Map(),
        Array.from({ length: 40 }, () => long),
        null,
      ),
    ).toBeNull();
  });

  it('is meant for the smallest part under a finger', () => {
    const list = parts(FULL);
    expect(partAt(list, 380, 380)?.id).toBe('floor-1');
    expect(partAt(list, 142, 66)?.id).toBe('sun');
    expect(partAt(list, 380, 470)).toBeNull();
  });
});

describe('guests', () => {
  it('have a window each, as long as there are floors', () => {
    expect(lodgings(2, 5).map((each) => each.window)).toEqual([true, true, true, true, false]);
    expect(new Set(lodgings(4, 8).map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  });
});

describe('the file', () => {
  it('is a picture whose title says whose castle it is', () => {
    const caption = { name: 'Owlsgate', owner: 'Built by Ann', points: '42 points', guests: ['king'] };
    const svg = toSvg(framedImage(sheetOf('t', 0, FULL, [], ['king']), caption), 'Castle of <Ann> & "Ben"');
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.querySelector('title')?.textContent).toBe('Castle of <Ann> & "Ben"');
    expect([...read.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['Owlsgate', 'Built by Ann', '42 points']);
    expect(read.querySelectorAll('path').length).toBeGreaterThan(100);
  });
});
