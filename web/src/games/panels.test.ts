import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { app } from '../app/app.svelte';
import type { Catalogue, TableInfo } from '../net/types';
import type { TableSession } from '../table/store/session.svelte';
import { tableAt } from '../testing/positions';
import { tableInfo } from '../testing/tableInfo';
import { t } from '../i18n';
import BlackstoneStrip from './blackstone/panels/StatusStrip.svelte';
import Tableau from './blackstone/panels/Tableau.svelte';
import VariantTerms from './blackstone/panels/VariantTerms.svelte';
import './blackstone/words';
import type { OnceUponView } from './onceupon/model';
import Gallery from './onceupon/scoring/Gallery.svelte';
import './onceupon/words';
import TorresStrip from './torres/panels/StatusStrip.svelte';

const facts = (given: object): TableInfo['facts'] => given as TableInfo['facts'];

afterEach(cleanup);

describe('StatusStrip of Torres', () => {
  function show(goal: object | undefined, more: object = {}, session: object = {}) {
    const seat = (score: number) => ({ score, hand: 2, bought: ['leap'], deck: 0, stacks: [3, 2] });
    const view = { deck: 7, supply: 50, seats: [seat(12), seat(9)] };
    const info = tableInfo({
      phase: 'playing',
      toMove: 0,
      view,
      facts: facts({ ...(goal ? { goal } : {}), seats: [{ now: 4, knightsLeft: 3 }, { knightsLeft: 6 }], ...more }),
    } as Partial<TableInfo>);
    render(TorresStrip, { session: { scoringAnimation: null, ...session } as unknown as TableSession, info });
  }
  const chips = () => [...document.querySelectorAll('.chip')].map((each) => each.textContent.replace(/\s+/g, ' ').trim());

  it('shows points, what a scoring would bring, knights and cards, and what is left to take', () => {
    show({ phase: 1, phases: 3, turnsLeft: 2 });
    expect(chips()).toEqual(['12 +4 3 3', '9 6 3', '50 7']);
    expect(screen.getByText(t('torres-goal-phase', { phase: 1, phases: 3 }))).toBeTruthy();
    expect(screen.getByText(t('torres-picture-scoring', { turns: 2 }))).toBeTruthy();
    expect(document.querySelectorAll('.chip.turn')).toHaveLength(1);
  });

  it('leaves out points that are still being counted', () => {
    show({ phase: 1, phases: 3 }, {}, { scoringAnimation: { pendingPoints: (seat: number) => (seat === 1 ? 9 : 0) } });
    expect(chips()[1]).toBe('0 6 3');
  });

  it('is empty without a goal, as before the game', () => {
    show(undefined);
    expect(document.querySelector('.goal')).toBeNull();
  });
});

describe('StatusStrip of Blackstone', () => {
  function show(given: object, view: object = {}) {
    const info = tableAt('blackstone', 'turn');
    const base = info.facts as unknown as object;
    const shown = { ...info, facts: facts({ ...base, ...given }), view: { ...(info.view as object), ...view } };
    render(BlackstoneStrip, { info: shown as TableInfo });
  }
  const marks = () => [...document.querySelectorAll<HTMLElement>('.track .at')].map((each) => each.style.left);

  it('shows how near everybody is to the goal, up to the goal itself', () => {
    show({ goal: { what: 'race', has: [7, 42], most: 21 } });
    expect(marks().map(parseFloat)).toEqual([100 / 3, 100].map((each) => expect.closeTo(each, 3)));
  });

  it('shows one track for those who play together', () => {
    show({ goal: { what: 'together', has: [7], most: 21 } });
    expect(marks()).toEqual([]);
    expect(document.querySelector('.track')).toBeTruthy();
  });

  it('announces the last round', () => {
    show({}, { endTriggered: false, lastRound: 0 });
    expect(screen.queryByText(t('blackstone-goal-last'))).toBeNull();
    cleanup();
    show({}, { endTriggered: true });
    expect(screen.getByText(t('blackstone-goal-last'))).toBeTruthy();
  });
});

describe('Tableau of Blackstone', () => {
  const TURN = tableAt('blackstone', 'turn');

  function show(seats: object[], more: Partial<TableInfo> = {}): HTMLDetailsElement[] {
    const view = { ...(TURN.view as object), seats };
    const session = { log: [], history: { error: '' }, review: { entryNumber: null }, scoringAnimation: null };
    render(Tableau, { session: session as unknown as TableSession, info: { ...TURN, ...more, view } as unknown as TableInfo });
    return [...document.querySelectorAll('details')].filter((each) => each.querySelector('.tableau'));
  }
  const names = (tableaus: HTMLDetailsElement[]) => tableaus.map((each) => each.querySelector('summary strong')!.textContent);
  const seat = (more: object = {}) => ({ knight: 0, wizard: 0, hand: [], ...more });

  it('begins with one’s own, and opens only that where many play', () => {
    const tableaus = show([seat(), seat()], { you: [1] });
    expect(names(tableaus)).toEqual(['Ben', 'Ann']);
    expect(tableaus.map((each) => each.open)).toEqual([true, true]);
    cleanup();
    const three = [...TURN.seats, { kind: 'person', name: 'Cleo' }] as TableInfo['seats'];
    const facts = { ...(TURN.facts as object), seats: [{}, {}, {}] } as unknown as TableInfo['facts'];
    const many = show([seat(), seat(), seat()], { you: [2], seats: three, facts });
    expect(names(many)).toEqual(['Cleo', 'Ann', 'Ben']);
    expect(many.map((each) => each.open)).toEqual([true, false, false]);
  });

  it('says what became of an intrigue', () => {
    const [first, second] = show([seat({ intrigue: 'exhausted' }), seat({ intrigue: { facedown: 'hidden' } })]);
    expect(first!.textContent).toContain(t('blackstone-plot-exhausted'));
    expect(second!.textContent).toContain(t('blackstone-plot-facedown', { task: 'absent' }));
  });
});

describe('VariantTerms', () => {
  beforeEach(() => {
    const options = [{ id: 'edition', name: 'Edition', default: 'second', summary: 'Which book', values: ['first', 'second'] }];
    const variants = [{ id: 'kings-quest', name: 'King’s Quest', summary: 'First to 21', options }];
    app.catalogue = { games: [{ id: 'blackstone', name: 'Blackstone', variants }], bots: [] } as unknown as Catalogue;
  });

  function show(options: Record<string, string>) {
    const info = tableInfo({ game: 'blackstone', variant: 'kings-quest', options, view: { seats: [] } } as Partial<TableInfo>);
    render(VariantTerms, { info });
    return document.querySelector('dt strong')!.textContent;
  }

  it('shows what was agreed on, or the usual value', () => {
    expect(show({ edition: 'first' })).toBe(t('blackstone-option-edition-first'));
    cleanup();
    expect(show({})).toBe(t('blackstone-option-edition-second'));
    expect(screen.getByText('First to 21')).toBeTruthy();
  });
});

describe('Gallery of castles', () => {
  it('hangs the best castle first, and crowns the winner', () => {
    const info = tableAt('onceupon', 'dice', {
      phase: 'over',
      result: { winners: [1], ranks: [2, 1], scores: [5, 9], forfeited: [] },
    } as unknown as Partial<TableInfo>);
    const session = { id: 't', log: [], attachments: [], highlight: { places: [] }, setScoringAnimation: () => undefined };
    render(Gallery, {
      session: session as unknown as TableSession,
      info,
      view: info.view as OnceUponView,
      endsNow: () => false,
    });
    expect([...document.querySelectorAll('.who strong')].map((each) => each.textContent)).toEqual(['Ben', 'Ann']);
    expect([...document.querySelectorAll('.count')].map((each) => each.textContent.trim())).toEqual(['9', '5']);
    expect(document.querySelectorAll('.won')).toHaveLength(1);
    expect(screen.getByText(t('onceupon-wins', { winners: 1 }))).toBeTruthy();
  });
});
