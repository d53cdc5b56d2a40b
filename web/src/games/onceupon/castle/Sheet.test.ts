import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BoardHarness, SLOW } from '../../../testing/boardHarness';
import { tableAt } from '../../../testing/positions';
import { loadVerbs } from '../../../testing/verbs';
import type { OnceUponView } from '../model';
import OnceUponTable from '../OnceUponTable.svelte';

const DICE = tableAt('onceupon', 'dice');
const view = DICE.view as OnceUponView;
const BUILT = { ...DICE, view: { ...view, seats: view.seats.map((seat) => ({ ...seat, floors: 1, towers: [2], residents: 3 })) } };

describe('the sheet of a castle', SLOW, () => {
  let ann: BoardHarness;

  beforeEach(() => {
    localStorage.clear();
    loadVerbs('onceupon');
    ann = new BoardHarness(OnceUponTable, BUILT);
  });
  afterEach(() => ann.unmount());

  const castle = (): HTMLElement => screen.getByRole('group', { name: 'Castle of Ann' });
  const parts = (): number => castle().querySelectorAll('[data-part]').length;
  const outlines = (): number => castle().querySelectorAll('.print').length;
  const side = (): HTMLSelectElement => screen.getByLabelText('Side of your sheet');
  const choose = async (value: string): Promise<void> => {
    await fireEvent.change(side(), { target: { value } });
    await ann.settle();
  };

  it('has an outline, in which parts are drawn automatically', () => {
    expect([outlines(), parts(), side().value]).toEqual([1, 5, 'outline']);
  });

  it('can be blank, with parts drawn automatically or not at all', async () => {
    await choose('blank');
    expect([outlines(), parts()]).toEqual([0, 5]);
    await choose('by-hand');
    expect([outlines(), parts()]).toEqual([0, 0]);
    await choose('outline');
    expect([outlines(), parts()]).toEqual([1, 5]);
  });

  it('offers the parts to be drawn by hand', async () => {
    await choose('by-hand');
    await ann.tap(screen.getByText('Sketch'));
    const undrawn = screen.getByRole('group', { name: 'Parts you have built but not drawn' });
    const buttons = [...undrawn.querySelectorAll('button')];
    expect(buttons.map((each) => each.textContent)).toEqual(['Floor 1', 'Tower 1']);
    await ann.tap(buttons[1]!);
    expect(buttons.map((each) => each.ariaPressed)).toEqual(['false', 'true']);
  });

  it('is attached to the game, and is the same after a reload', async () => {
    await choose('by-hand');
    expect(ann.attachments).toEqual([{ seat: 0, part: 'side', content: 'by-hand' }]);
    await ann.unmount();
    ann = new BoardHarness(OnceUponTable, BUILT, ann.attachments);
    await ann.settle();
    expect([side().value, parts()]).toEqual(['by-hand', 0]);
    await choose('outline');
    expect(ann.attachments).toEqual([]);
  });

  it('of another player is shown as its owner chose', async () => {
    const others = (): number => screen.getByRole('list', { name: 'The others' }).querySelectorAll('[data-part]').length;
    expect(others()).toBe(5);
    await ann.unmount();
    const drawing = { seat: 1, part: 'tower-1', content: [{ colour: 1, points: [1, 2, 30, 40] }] };
    ann = new BoardHarness(OnceUponTable, BUILT, [{ seat: 1, part: 'side', content: 'by-hand' }, drawing]);
    await ann.settle();
    expect(others()).toBe(0);
    expect(document.querySelectorAll('.others .hand')).toHaveLength(1);
    expect([side().value, parts()]).toEqual(['outline', 5]);
  });
});
