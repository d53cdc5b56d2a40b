import { describe, expect, it } from 'vitest';
import { TASKS } from './cards';
import { askedBy, type BlackstoneView, factsOf, on } from './model';
import { boardDiff } from './board/boardDiff';

const view = (board: BlackstoneView['board']): BlackstoneView => ({
  ...{ game: 'blackstone', variant: 'kings-quest', options: { edition: 'first' }, players: 2, toMove: 0, step: 'work' },
  ...{ round: 1, turn: 0, first: 0, taskDiscard: [], endTriggered: false, seats: [], board },
});

describe('the cards', () => {
  it('are all there', () => {
    expect(TASKS.size).toBe(100);
    expect(TASKS.get('M32')).toMatchObject({ type: 'ploy', corner: 'dragon-scout' });
  });
});

describe('a stack', () => {
  it('shows its uppermost card', () => {
    expect(on(view({ bs: ['lion-spy/stag-scout', 'lion-spy/stag-captain'] }), 'bs')).toEqual({ top: 'lion-spy/stag-captain', high: 2 });
    expect(on(view({}), 'bs')).toBeNull();
  });
});

describe('what moved', () => {
  it('is told apart', () => {
    const before = { bs: 'lion-spy/stag-scout', as: 'raven-spy/lion-scout', ke: 'stag-spy/lion-scout' };
    const after = { ls: 'lion-spy/stag-scout', as: 'lion-scout/raven-spy', ke: 'dragon-spy/lion-scout' };
    const found = boardDiff(before, after);
    expect(found.get('ls')).toEqual({ kind: 'slide', columns: -1, rows: 0 });
    expect(found.get('as')).toEqual({ kind: 'flip' });
    expect(found.get('ke')).toEqual({ kind: 'deal' });
    expect(found.size).toBe(3);
  });
});

describe('what a task asks for', () => {
  it('numbers a space that serves both halves with both', () => {
    const side = { wants: { key: '' }, met: [] };
    const asked = askedBy({
      type: 'knight',
      corner: 'lion-spy',
      points: 1,
      sides: [
        { ...side, spaces: ['ao', 'as'] },
        { ...side, spaces: ['ao', 'bo'] },
      ],
    });
    expect([...asked].map(([space, { number }]) => `${space} ${number}`)).toEqual(['ao 1·2', 'as 1', 'bo 2']);
  });
});

describe('facts', () => {
  it('are empty as long as the server has told none', () => {
    expect(factsOf(null).tasks).toEqual({});
    expect(factsOf({ facts: { weather: 'fair' } }).tasks).toEqual({});
  });
});
