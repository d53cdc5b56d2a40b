import { describe, expect, it } from 'vitest';
import type { LogRecord } from '../../../../table/store/history.svelte';
import type { CastleParts } from './castle';
import { castleSteps, moments } from './timeline';

const NOW: CastleParts = { floors: 0, towers: [5], walls: 1, flags: [], residents: 3, clouds: 0, sun: false, cloud: false };

const entry = (number: number, events: LogRecord['events'], kind: 'move' | 'undo' = 'move', kept = 0): LogRecord => ({
  entry: { number, kind, time: 0, seat: 0, move: 'build a', kept },
  events,
});

const LOG: LogRecord[] = [
  entry(1, [
    { event: 'clear', seat: 0 },
    { event: 'floor', seat: 0 },
  ]),
  entry(2, [], 'undo', 0),
  entry(3, [
    { event: 'tower', seat: 0, worth: 5 },
    { event: 'tower', seat: 1, worth: 2 },
  ]),
  entry(4, [
    { event: 'wall', seat: 0 },
    { event: 'residents', seat: 0, residents: 3 },
  ]),
];

describe('a castle that draws itself again', () => {
  it('grows as the log tells, without what was taken back', () => {
    const steps = castleSteps(LOG, 0, NOW);
    expect(steps.map((each) => [each.floors, each.towers.length, each.walls, each.residents])).toEqual([
      ...[
        [0, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 1, 1, 0],
        [0, 1, 1, 3],
      ],
      [0, 1, 1, 3],
    ]);
  });

  it('has each part as it was drawn by hand, and then what lies on top', () => {
    const strokes = [
      { colour: 0, points: [1, 1] },
      { colour: 1, points: [2, 2] },
    ];
    const drawings = [
      { seat: 0, part: 'wall-1', strokes },
      { seat: 0, part: 'scene-1', strokes },
      { seat: 1, part: 'scene-1', strokes },
    ];
    const all = moments(LOG, 0, NOW, drawings);
    expect(all.map((each) => each.drawings.reduce((sum, drawing) => sum + drawing.strokes.length, 0))).toEqual([0, 0, 2, 2, 2, 3, 4]);
  });
});
