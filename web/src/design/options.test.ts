import { describe, expect, it } from 'vitest';
import { optionName, optionValue } from './options';

describe('options in words', () => {
  it('names them as people write', () => {
    expect(optionName('edition')).toBe('Edition');
    expect(optionName('bonusFamilies')).toBe('Bonus families');
  });

  it('says their values', () => {
    expect([true, false, 'two-each'].map(optionValue)).toEqual(['yes', 'no', 'two each']);
  });
});
