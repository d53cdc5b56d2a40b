import { expect, it } from 'vitest';
import { Looking } from './looking.svelte';

it('keeps a tapped task looked at, also while another is pointed at for a moment', () => {
  const looking = new Looking();
  looking.point('G07');
  looking.tap('G07');
  looking.point(null);
  expect(looking.card).toBe('G07');
  looking.point('P01');
  expect(looking.card).toBe('P01');
  looking.point(null);
  looking.tap('G07');
  expect(looking.card).toBeNull();
});
