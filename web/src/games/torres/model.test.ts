import { describe, expect, it } from 'vitest';
import { SPACES, castles, height, isTorresView, neighbours } from './model';

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

  it('knows neighbours at edges and in the middle', () => {
    expect(neighbours('a1').sort()).toEqual(['a2', 'b1']);
    expect(neighbours('d4').sort()).toEqual(['c4', 'd3', 'd5', 'e4']);
  });

  it('groups towers that touch into one castle with its height', () => {
    const found = castles({ heights });
    expect(found).toHaveLength(9);
    const pair = found.find((castle) => castle.spaces.includes('c3'));
    expect(pair?.spaces.sort()).toEqual(['c3', 'd3']);
    expect(pair?.height).toBe(2);
  });

  it('tells a view from anything else', () => {
    expect(isTorresView({ heights, seats: [] })).toBe(true);
    expect(isTorresView({ board: {} })).toBe(false);
    expect(isTorresView(null)).toBe(false);
  });
});
