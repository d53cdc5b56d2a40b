import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import { peopleApi } from '../../net/api/people';
import type { Relation } from '../../net/types';
import FriendsPage from './FriendsPage.svelte';

const known = (name: string, kind: Relation['kind'], here = false): Relation => ({ name, kind, since: 0, here });

describe('FriendsPage', () => {
  beforeEach(() => {
    app.me = { name: 'Ann', kind: 'member' };
    vi.spyOn(peopleApi, 'challenges').mockResolvedValue([]);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('says that nobody is followed yet', async () => {
    vi.spyOn(peopleApi, 'relations').mockResolvedValue([]);
    render(FriendsPage);
    expect(await screen.findByText(/You do not follow anybody yet/)).toBeTruthy();
  });

  it('lists those online first, and the blocked apart', async () => {
    vi.spyOn(peopleApi, 'relations').mockResolvedValue([known('Bo', 'follow'), known('Cleo', 'follow', true), known('Dan', 'block')]);
    render(FriendsPage);
    const names = () => [...document.querySelectorAll('a.name')].map((each) => each.textContent);
    await expect.poll(names).toEqual(['Cleo', 'Bo', 'Dan']);
    expect(screen.getByText('online')).toBeTruthy();
    expect(screen.getByText('Unblock')).toBeTruthy();
  });

  it('shows why somebody cannot be followed, and keeps the input', async () => {
    vi.spyOn(peopleApi, 'relations').mockResolvedValue([]);
    vi.spyOn(peopleApi, 'setRelation').mockRejectedValue(new Error('There is no player with that name.'));
    render(FriendsPage);
    const field = screen.getByLabelText<HTMLInputElement>('Username');
    await fireEvent.input(field, { target: { value: 'Nobody' } });
    await fireEvent.submit(field.form!);
    expect((await screen.findByRole('alert')).textContent).toContain('no player with that name');
    expect(field.value).toBe('Nobody');
  });
});
