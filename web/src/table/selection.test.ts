import { describe, expect, it } from 'vitest';
import { Selection } from './selection.svelte';

const LEGAL = ['slide bs ko', 'slide bs ks', 'flip bs', 'flip bs twice', 'pass'];

function offered(): Selection {
  const selection = new Selection();
  selection.offer(LEGAL);
  return selection;
}

describe('choosing word by word', () => {
  it('begins with the first words', () => {
    expect([...offered().next]).toEqual(['slide', 'flip', 'pass']);
    expect(offered().move).toBeNull();
  });

  it('goes on to a whole move', () => {
    const selection = offered();
    for (const word of ['slide', 'bs', 'ks']) {
      expect(selection.pick(word)).toBe(true);
    }
    expect(selection.move).toBe('slide bs ks');
    expect(selection.next.size).toBe(0);
  });

  it('knows a whole move that others go on from', () => {
    const selection = offered();
    selection.pick('flip');
    selection.pick('bs');
    expect(selection.move).toBe('flip bs');
    expect([...selection.next]).toEqual(['twice']);
  });

  it('begins anew with another first word, and refuses what leads nowhere', () => {
    const selection = offered();
    selection.pick('slide');
    expect(selection.pick('flip')).toBe(true);
    expect(selection.picked).toEqual(['flip']);
    expect(selection.pick('zz')).toBe(false);
    selection.back();
    expect(selection.picked).toEqual([]);
  });
});
