import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../net/types';
import { TableSession } from '../table/store/session.svelte';
import type { Source } from '../sources/source';
import { addMessages, t } from '../i18n';
import type { Condition } from '../engine/engineGame';
import type { TutorialDefinition, TutorialStep } from './content';
import TutorPanel from './TutorPanel.svelte';

addMessages(
  'torres-guide-one = The first thing.\ntorres-guide-two = The second thing.\ntorres-guide-three = Now build.\ntorres-guide-four = Skip it.',
);

const DONE: Condition = { played: 'build' };
const STEPS: TutorialStep[] = [{ id: 'one' }, { id: 'two', light: { piece: 'king' } }, { id: 'three', until: [DONE] }];
const TABLE = { phase: 'playing', number: 1, legal: ['block d7'], seats: [], you: [0], toMove: 0, view: { king: 'd8' } };

const APPLIES: Condition = { at: 'position.toMove', is: 0 };
const LATER: Condition = { at: 'position.phase', is: 3 };

/** The conditions that hold. */
const held = new Set<Condition>();
let show: (view: unknown) => void;
let checks = 0;

/** Shows the next position, and waits for the tutorial to update. */
async function advanceTo(number: number): Promise<void> {
  const previous = checks;
  show({ ...TABLE, number });
  await vi.waitFor(() => expect(checks).toBeGreaterThan(previous));
  await new Promise((resolve) => setTimeout(resolve)); // and until the result is rendered
}

/** Renders the tutor at a guided game. */
function firstGame(steps = STEPS, skip?: Source['autoplayUntil']) {
  const source = {
    log: async () => [],
    chat: async () => [],
    close: () => {},
    checkConditions: async (of: readonly Condition[][]) => {
      checks += 1;
      return of.map((clauses) => clauses.every((clause) => held.has(clause)));
    },
    autoplayUntil: skip,
  } as unknown as Source;
  const session = new TableSession('t', undefined, (listener) => {
    show = (view) => listener.onMessage({ type: 'table', table: 't', view: view as TableInfo });
    show(TABLE);
    return source;
  });
  const guide: TutorialDefinition = { variant: 'standard', options: {}, players: 2, bot: 'gentle', seed: '', steps };
  render(TutorPanel, { game: 'torres', definition: guide, session });
  return session;
}

const nextButton = (): HTMLElement => screen.getByRole('button', { name: t('ui-tutorial-continue') });

describe('TutorPanel', () => {
  beforeEach(() => {
    localStorage.clear();
    held.clear();
  });
  afterEach(cleanup);

  it('keeps the focus when continuing by keys', async () => {
    firstGame();
    await screen.findByText('The first thing.');
    const button = nextButton();
    button.focus();
    await fireEvent.click(button);
    await screen.findByText('The second thing.');
    expect(document.activeElement).toBe(nextButton());
    await fireEvent.click(nextButton());
    const words = await screen.findByText('Now build.');
    await vi.waitFor(() => expect(document.activeElement).toBe(words));
  });

  it('skips ahead', async () => {
    const skip = vi.fn(async () => {});
    firstGame([{ id: 'four', skip: [LATER] }], skip);
    await fireEvent.click(await screen.findByRole('button', { name: t('ui-tutorial-skip-ahead') }));
    expect(skip).toHaveBeenCalledWith('greedy', [LATER]);
  });

  it('keeps the offer to skip until the game has got there', async () => {
    const skip = vi.fn(async () => {});
    firstGame([{ id: 'four', skip: [LATER] }], skip);
    await screen.findByText('Skip it.');
    await fireEvent.click(nextButton());
    await vi.waitFor(() => expect(screen.queryByText('Skip it.')).toBeNull());
    const ahead = screen.getByRole('button', { name: t('ui-tutorial-skip-ahead') });
    held.add(LATER);
    await advanceTo(2);
    expect(ahead.isConnected).toBe(false);
    held.delete(LATER);
    await advanceTo(3);
    expect(screen.queryByRole('button', { name: t('ui-tutorial-skip-ahead') })).toBeNull();
  });

  it('can skip later, and shows that it does', async () => {
    let arrive = () => {};
    const skip = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    firstGame([{ id: 'four', skip: [LATER] }], skip);
    await screen.findByText('Skip it.');
    await fireEvent.click(nextButton());
    await vi.waitFor(() => expect(screen.queryByText('Skip it.')).toBeNull());
    await fireEvent.click(screen.getByRole('button', { name: t('ui-tutorial-skip-ahead') }));
    await screen.findByText(t('ui-tutorial-skipping'));
    expect(skip).toHaveBeenCalledWith('greedy', [LATER]);
    arrive();
    await vi.waitFor(() => expect(screen.queryByText(t('ui-tutorial-skipping'))).toBeNull());
    expect(screen.queryByRole('button', { name: t('ui-tutorial-skip-ahead') })).toBeNull();
  });

  it('keeps the focus when skipping by keys', async () => {
    const skip = vi.fn(async () => void held.add(LATER));
    firstGame(
      [
        { id: 'four', skip: [LATER] },
        { id: 'three', when: [LATER], until: [DONE] },
      ],
      skip,
    );
    const ahead = await screen.findByRole('button', { name: t('ui-tutorial-skip-ahead') });
    ahead.focus();
    await fireEvent.click(ahead);
    const words = await screen.findByText('Now build.');
    await vi.waitFor(() => expect(document.activeElement).toBe(words));
  });

  it('shows a step again that stopped applying before it was done', async () => {
    held.add(APPLIES);
    firstGame([{ id: 'three', when: [APPLIES], until: [DONE] }]);
    await screen.findByText('Now build.');
    held.delete(APPLIES);
    await advanceTo(2);
    expect(screen.queryByText('Now build.')).toBeNull();
    held.add(APPLIES);
    await advanceTo(3);
    await screen.findByText('Now build.');
    held.add(DONE);
    await advanceTo(4);
    expect(screen.queryByText('Now build.')).toBeNull();
    held.delete(DONE);
    await advanceTo(5);
    expect(screen.queryByText('Now build.')).toBeNull();
  });

  it('offers no skipping at tables with other people', async () => {
    firstGame([{ id: 'four', skip: [LATER] }]);
    await screen.findByText('Skip it.');
    expect(screen.queryByRole('button', { name: t('ui-tutorial-skip-ahead') })).toBeNull();
  });

  it('highlights the piece that the step names', async () => {
    const session = firstGame();
    await screen.findByText('The first thing.');
    expect([...session.highlight.places]).toEqual([]);
    await fireEvent.click(nextButton());
    await screen.findByText('The second thing.');
    expect([...session.highlight.places]).toEqual(['d8']);
  });
});
