import { describe, expect, it } from 'vitest';
import { isometricLayout } from './layout';
import { transparentLevels } from './occlusion';
import { WIDE } from './projection';

const heights = ['00000000', '01200000', '00f50000', '00130000', '00000800', '00000000', '000000f0', '00000000'];

describe('a tower', () => {
  const layout = isometricLayout({ heights }, WIDE, 0);

  it('is transparent where it hides a piece or a space that matters', () => {
    const ranges = transparentLevels(layout, ['b7'], []);
    expect([...ranges.keys()]).toEqual(['c6', 'g2']);
    expect(ranges.get('c6')?.[1]).toBeLessThan(15); // higher levels hide nothing
    expect(transparentLevels(layout, [], ['f8']).size).toBe(0);
  });

  it('is opaque where everything that matters is in front of it', () => {
    expect(transparentLevels(layout, ['h1'], ['g1']).size).toBe(0);
  });
});
