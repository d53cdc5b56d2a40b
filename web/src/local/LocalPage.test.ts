import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { gameStorage } from './gameStorage';
import LocalPage from './LocalPage.svelte';

afterEach(cleanup);

it('says why a local game cannot be opened', async () => {
  vi.spyOn(gameStorage, 'read').mockRejectedValue(new Error('The browser refuses access to its storage.'));
  render(LocalPage, { id: 'g' });
  expect(await screen.findByText('The browser refuses access to its storage.')).toBeTruthy();
});
