import { describe, expect, it } from 'vitest';
import { Highlight } from './highlight.svelte';

describe('Highlight', () => {
  it('highlights a move’s places on a shared board, or on the mover’s own', () => {
    const pointing = new Highlight();
    pointing.setPlaces(['b1', 'c2'], 1);
    expect([...pointing.places]).toEqual(['b1', 'c2']);
    expect([...pointing.placesFor(1)]).toEqual(['b1', 'c2']);
    expect([...pointing.placesFor(0)]).toEqual([]);
    pointing.setPlaces(['b1']);
    expect([...pointing.placesFor(0)]).toEqual(['b1']);
    pointing.setPlaces();
    expect([...pointing.placesFor(1)]).toEqual([]);
  });

  it('highlights the moves that name a place, only its owner’s if it has one', () => {
    const pointing = new Highlight();
    pointing.setHovered('b1');
    expect(pointing.isHovered(['b1'], 0)).toBe(true);
    expect(pointing.isHovered(['c1'], 0)).toBe(false);
    pointing.setHovered('b1', 1);
    expect(pointing.isHovered(['b1'], 0)).toBe(false);
    expect(pointing.isHovered(['b1'], 1)).toBe(true);
  });
});
