import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import '../../../engine/locale';
import Family from './Family.svelte';

describe('a family', () => {
  it('says how many points balance it', () => {
    render(Family, { id: 'corwin', points: 7 });
    expect(screen.getByText(/Starts with 7 points, to balance the families/)).toBeTruthy();
  });

  it.each([undefined, 0])('says nothing of a balance of %s', (points) => {
    render(Family, { id: 'corwin', points });
    expect(screen.queryByText(/to balance the families/)).toBeNull();
    expect(screen.getByText('Corwin')).toBeTruthy();
  });
});
