import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameUi } from '../../games/gameUi';
import type { GameEvent, LogEntry } from '../../net/types';
import { tableInfo } from '../../testing/tableInfo';
import { t } from '../../i18n';
import LogPanel from './LogPanel.svelte';
import { Highlight } from '../store/highlight.svelte';
import type { TableSession } from '../store/session.svelte';

const moved = (number: number, seat: number, move: string): LogEntry => ({ number, kind: 'move', time: 0, seat, move });

/** A game that shows its moves in capitals, and whose last word is a place. */
const GAME = {
  phrasing: { logLine: (move: string) => move.toUpperCase(), placesOf: (move: string) => [move.split(' ').at(-1)] },
  eventText: (event: GameEvent, name: (seat: unknown) => string) => (event.event === 'roll' ? `${name(event.seat)} rolls` : null),
} as unknown as GameUi;

describe('LogPanel', () => {
  let looked: number[];
  let away: number;
  const highlight = new Highlight();

  function show(entries: LogEntry[], events: GameEvent[] = []): void {
    const log = entries.map((entry, i) => ({ entry, events: i === 0 ? events : [] }));
    const review = { entryNumber: 2, goTo: (number: number) => Promise.resolve(void looked.push(number)) };
    const session = { log, history: { error: '' }, review, highlight } as unknown as TableSession;
    const info = tableInfo({
      phase: 'playing',
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'person', name: 'Ben' },
      ],
    });
    render(LogPanel, { session, info, game: GAME, isVisible: true, onreview: () => away++ });
  }

  const lines = (): string[] => screen.getAllByRole('listitem').map((each) => each.textContent.replace(/\s+/g, ' ').trim());

  beforeEach(() => {
    looked = [];
    away = 0;
    highlight.setPlaces();
  });
  afterEach(cleanup);

  it('shows a player’s name once per turn', () => {
    show([moved(1, 0, 'block d7'), moved(2, 0, 'end'), moved(3, 1, 'block a1')]);
    expect(lines()).toEqual(['Ann BLOCK D7', 'END', 'Ben BLOCK A1']);
  });

  it('shows the events of a move', () => {
    show([moved(1, 0, 'end')], [{ event: 'roll', seat: 1 }, { event: 'other' }]);
    expect(lines()).toEqual(['Ann END Ben rolls']);
  });

  it('strikes out undone moves', () => {
    show([moved(1, 0, 'block d7'), moved(2, 0, 'block e7'), { number: 3, kind: 'undo', time: 0, seat: 0, kept: 1 }]);
    const items = screen.getAllByRole('listitem');
    expect(items.map((each) => each.classList.contains('undone'))).toEqual([false, true, false]);
    expect(items[2]?.textContent).toBe(t('ui-log-entry-undo', { who: 'Ann', number: 1, kept: 1 }));
  });

  it('shows notation if chosen', async () => {
    show([moved(1, 0, 'block d7')]);
    await fireEvent.click(screen.getByLabelText(t('ui-log.notation')));
    expect(lines()).toEqual(['Ann block d7']);
  });

  it('opens an earlier position, and marks the current one', async () => {
    show([moved(1, 0, 'block d7'), moved(2, 0, 'end')]);
    expect(screen.getByRole('button', { current: true }).textContent).toBe('END');
    await fireEvent.click(screen.getByRole('button', { name: 'BLOCK D7' }));
    expect([looked, away]).toEqual([[1], 1]);
  });

  it('highlights the places of a hovered move, and the moves of a hovered place', async () => {
    show([moved(1, 0, 'block d7'), moved(2, 0, 'block e7')]);
    const [first, second] = within(screen.getByRole('list')).getAllByRole('button');
    await fireEvent.pointerEnter(second!);
    expect([...highlight.places]).toEqual(['e7']);
    await fireEvent.pointerLeave(second!);
    expect([...highlight.places]).toEqual([]);
    highlight.hoveredPlace = 'd7';
    await expect.poll(() => first!.classList.contains('hovered')).toBe(true);
    expect(second!.classList.contains('hovered')).toBe(false);
  });
});
