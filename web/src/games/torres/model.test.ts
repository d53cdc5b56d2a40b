import { describe, expect, it } from 'vitest';
import { factsOf, height, SPACES } from './model';

const heights = ['00010000', '00000000', '00100100', '00000001', '10000000', '00120100', '00000000', '0000100c'];

describe('the board', () => {
  it('names 64 spaces, row 8 first', () => {
    expect(SPACES).toHaveLength(64);
    expect(SPACES[0]).toBe('a8');
    expect(SPACES[63]).toBe('h1');
  });

  it('reads heights by space, letters included', () => {
    expect(height({ heights }, 'd8')).toBe(1);
    expect(height({ heights }, 'd3')).toBe(2);
    expect(height({ heights }, 'h1')).toBe(12);
    expect(height({ heights }, 'a1')).toBe(0);
  });

  it('takes facts as they come, and none where there are none', () => {
    const castles = [{ spaces: ['c3', 'd3'], height: 2, worth: [{ seat: 0, level: 2, points: 4, king: 10 }] }];
    expect(factsOf({ facts: { castles, weather: 'fair' } })).toMatchObject({ castles });
    expect(factsOf({ facts: {} })).toEqual({ castles: [] });
    expect(factsOf(null)).toEqual({ castles: [] });
  });
});
