import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pointing } from '../table/pointing.svelte';
import type { TableSession } from '../table/session.svelte';
import { know } from '../testing/verbs';
import { learn } from '../words';
import BlackstoneTable from './blackstone/BlackstoneTable.svelte';
import OnceUponTable from './onceupon/OnceUponTable.svelte';
import TorresTable from './torres/TorresTable.svelte';

/** A whole board takes its time on a busy machine. */
const PATIENCE = 30_000;

type Table = Component<{ session: TableSession }>;

const TORRES = { step: 'turn', phase: 1, round: 1, heights: Array<string>(8).fill('00000000'), knights: {}, king: null, ap: 5, stack: 2, seats: [{}, {}] };
const BLACKSTONE = { variant: 'kings-quest', options: {}, step: 'work', seats: [{ hand: [] }, {}] };
const CASTLE = { tokens: [], floors: 0, towers: [], walls: 0, flags: [], residents: 0, clouds: 0 };
const ONCE_UPON = { step: 'dice', round: 1, active: 0, dice: ['wood', 'gold'], used: [false, false], sun: null, pile: 3, display: [], pending: null, players: 2, seats: [CASTLE, CASTLE] };

describe('a verb and facts that the client has never heard of', () => {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    });
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    ['torres', 'end', TorresTable as Table, TORRES, [{ group: 'end', verbs: ['end'], can: true }, { group: 'dance', verbs: ['dance'], can: true }]],
    ['torres', 'stack 2', TorresTable as Table, { ...TORRES, step: 'stack' }, undefined],
    ['blackstone', 'done', BlackstoneTable as Table, BLACKSTONE, [{ verb: 'done', cost: {}, can: true }, { verb: 'dance', cost: {}, can: true }]],
    ['blackstone', 'recall', BlackstoneTable as Table, { ...BLACKSTONE, step: 'recall' }, undefined],
    ['onceupon', 'pass', OnceUponTable as Table, ONCE_UPON, undefined],
  ] as const)('are offered by the words of the catalogue: %s, beside %s', async (game, other, table, view, actions) => {
    const complaint = vi.spyOn(console, 'error');
    know(game, { verb: 'dance', args: [], group: 'dance' });
    learn(`${game}-ask-dance = Dance a jig?\n    .button = Dance a jig\n${game}-move-dance = { $who } dances\n    .log = Dances`);
    const session = {
      id: 't',
      info: {
        ...{ number: 1, phase: 'playing', game, you: [0], toMove: 0, seats: [{ name: 'Ann' }, { name: 'Ben' }], options: { edition: 'second' } },
        ...{ view, facts: { weather: 'fair', goal: { what: 'joy', has: [1, 2] }, ...(actions && { actions }) }, legal: ['dance', other] },
      },
      connection: 'connected',
      look: { at: null },
      hinting: { offered: false, shown: false },
      pointing: new Pointing(),
      counting: null,
      patience: null,
      attachments: [],
      walk: vi.fn(() => Promise.resolve(null)),
      ways: () => Promise.resolve([]),
      readAttachments: () => Promise.resolve(),
    };
    render(table, { session: session as unknown as TableSession });
    await fireEvent.click(screen.getByText('Dance a jig'));
    const yes = screen.queryByText('Confirm');
    if (yes) {
      expect(screen.getByText('Dance a jig?')).toBeTruthy();
      await fireEvent.click(yes);
    }
    expect(session.walk).toHaveBeenCalledExactlyOnceWith(['dance']);
    expect(complaint).not.toHaveBeenCalled();
  }, PATIENCE);
});
