import { describe, expect, it } from 'vitest';
import { SPACES, TASKS, type Task } from './cards';
import { missing, on, placeOf, spacesOf, type BlackstoneView } from './model';
import { motions } from './motion';
import { pattern } from './pattern';

const task = (id: string): Task => TASKS.get(id) as Task;
const view = (board: BlackstoneView['board'], more: Partial<BlackstoneView> = {}): BlackstoneView => ({
  game: 'blackstone',
  variant: 'kings-quest',
  options: {},
  step: 'work',
  seats: [],
  board: board ?? {},
  ...more,
});

describe('the cards', () => {
  it('are all there', () => {
    expect(TASKS.size).toBe(100);
    expect(task('M32')).toMatchObject({ type: 'ploy', points: 5, firstPoints: 7, corner: 'dragon-scout' });
  });
});

describe('a requirement', () => {
  it('is met in a row or a column, or with the blue letter on one space', () => {
    const right = task('G01').right;
    expect(spacesOf(right, false)).toEqual(['bs', 'bt', 'bo', 'bn', 'be']);
    expect(spacesOf(right, true)).toEqual(['bs']);
    expect(placeOf(task('M04').right, true)).toBe('kt');
  });

  it('says what is missing', () => {
    const g01 = task('G01'); // an emissary in row N, a spy in column B
    expect(missing(view({}), g01, false)).toBe('needs an emissary in row N and a spy in column B');
    expect(missing(view({ ln: 'lion-emissary/stag-spy' }), g01, false)).toBe('needs a spy in column B');
    expect(missing(view({ ln: 'lion-emissary/stag-spy', bt: 'raven-spy/lion-scout' }), g01, false)).toBe('');
    expect(missing(view({ bn: 'wild/wild' }), g01, false)).toContain('another vassal');
    expect(missing(view({ ln: 'lion-emissary/stag-spy', bt: 'raven-spy/lion-scout' }, { marked: ['bt'] }), g01, false)).toBe('needs a spy in column B');
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
    const found = motions(before, after);
    expect(found.get('ls')).toEqual({ kind: 'slide', columns: -1, rows: 0 });
    expect(found.get('as')).toEqual({ kind: 'flip' });
    expect(found.get('ke')).toEqual({ kind: 'deal' });
    expect(found.size).toBe(3);
  });
});

describe('the pattern', () => {
  // Clockwise from the top left corner; each faction along one edge, no role beside itself.
  const edge = ['bs', 'ls', 'as', 'cs', 'ks', 'kt', 'ko', 'kn', 'ke', 'ce', 'ae', 'le', 'be', 'bn', 'bo', 'bt'];
  const roles = ['emissary', 'scout', 'captain', 'spy'];
  const perfect = Object.fromEntries(
    edge.map((space, i) => [space, `${['lion', 'dragon', 'stag', 'raven'][Math.floor(i / 4)]}-${roles[i % 4]}/wild`]),
  );

  it('finds nothing to say about the perfect perimeter', () => {
    const found = pattern(view(perfect));
    expect(found.checks.filter((check) => !check.done)).toEqual([]);
    expect([...found.verdicts.values()].every((right) => right)).toBe(true);
  });

  it('shows what is wrong', () => {
    const swapped = { ...perfect, ls: perfect['ko'] as string, ko: perfect['ls'] as string, ao: 'lion-spy/wild' };
    const found = pattern(view(swapped));
    expect(found.verdicts.get('ls')).toBe(false);
    expect(found.verdicts.get('ao')).toBe(false);
    expect(found.checks[0]).toEqual({ what: '1 in the middle must go', done: false });
    expect(SPACES.length).toBe(25);
  });
});
