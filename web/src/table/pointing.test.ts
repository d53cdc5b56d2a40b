import { describe, expect, it } from 'vitest';
import { Pointing } from './pointing.svelte';

describe('pointing', () => {
  it('goes from a line to the board that all share, or to the mover’s own', () => {
    const pointing = new Pointing();
    pointing.at(['b1', 'c2'], 1);
    expect([...pointing.places]).toEqual(['b1', 'c2']);
    expect([...pointing.on(1)]).toEqual(['b1', 'c2']);
    expect([...pointing.on(0)]).toEqual([]);
    pointing.at(['b1']);
    expect([...pointing.on(0)]).toEqual(['b1']);
    pointing.at();
    expect([...pointing.on(1)]).toEqual([]);
  });

  it('goes from a place to the lines that name it, of its owner if it has one', () => {
    const pointing = new Pointing();
    pointing.to('b1');
    expect(pointing.names(['b1'], 0)).toBe(true);
    expect(pointing.names(['c1'], 0)).toBe(false);
    pointing.to('b1', 1);
    expect(pointing.names(['b1'], 0)).toBe(false);
    expect(pointing.names(['b1'], 1)).toBe(true);
  });
});
