import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../net/types';
import { TableSession } from '../table/session.svelte';
import type { Source } from '../table/source';
import { learn, say } from '../words';
import type { Clause, Guide, Step } from './content';
import GuideHerald from './GuideHerald.svelte';

learn('torres-guide-one = The first thing.\ntorres-guide-two = The second thing.\ntorres-guide-three = Now build.\ntorres-guide-four = Skip it.');

const DONE: Clause = { played: 'build' };
const STEPS: Step[] = [{ id: 'one' }, { id: 'two', light: { piece: 'king' } }, { id: 'three', until: [DONE] }];
const TABLE = { phase: 'playing', number: 1, legal: ['block d7'], seats: [], you: [0], toMove: 0, view: { king: 'd8' } };

const LATER: Clause = { at: 'position.phase', is: 3 };

/** A first game; nothing holds there but what has no condition. */
function firstGame(steps = STEPS, skip?: Source['skip']) {
  const source = {
    log: async () => [],
    chat: async () => [],
    close: () => {},
    holds: async (of: readonly Clause[][]) => of.map((clauses) => clauses.length === 0),
    skip,
  } as unknown as Source;
  const session = new TableSession('t', undefined, (listener) => {
    listener.hear({ type: 'table', table: 't', view: TABLE as unknown as TableInfo });
    return source;
  });
  const guide: Guide = { variant: 'standard', options: {}, players: 2, bot: 'gentle', seed: '', steps };
  render(GuideHerald, { game: 'torres', guide, session });
  return session;
}

const goOn = (): HTMLElement => screen.getByRole('button', { name: say('house-herald-next') });

describe('the herald at a first game', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('keeps the focus of whoever goes on by keys', async () => {
    firstGame();
    await screen.findByText('The first thing.');
    const button = goOn();
    button.focus();
    await fireEvent.click(button);
    await screen.findByText('The second thing.');
    expect(document.activeElement).toBe(goOn());
    await fireEvent.click(goOn());
    const words = await screen.findByText('Now build.');
    await vi.waitFor(() => expect(document.activeElement).toBe(words));
  });

  it('lets the game go on without whoever has little time', async () => {
    const skip = vi.fn(async () => {});
    firstGame([{ id: 'four', skip: [LATER] }], skip);
    await fireEvent.click(await screen.findByRole('button', { name: say('house-herald-skip') }));
    expect(skip).toHaveBeenCalledWith('greedy', [LATER]);
  });

  it('offers no skipping where others play', async () => {
    firstGame([{ id: 'four', skip: [LATER] }]);
    await screen.findByText('Skip it.');
    expect(screen.queryByRole('button', { name: say('house-herald-skip') })).toBeNull();
  });

  it('lights the piece that he speaks of', async () => {
    const session = firstGame();
    await screen.findByText('The first thing.');
    expect([...session.pointing.places]).toEqual([]);
    await fireEvent.click(goOn());
    await screen.findByText('The second thing.');
    expect([...session.pointing.places]).toEqual(['d8']);
  });
});
