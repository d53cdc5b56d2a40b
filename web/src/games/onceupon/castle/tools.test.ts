import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion } from '../../../design/motion.svelte';
import { tableAt } from '../../../testing/positions';
import { t } from '../../../i18n';
import type { TableSession } from '../../../table/store/session.svelte';
import type { OnceUponView } from '../model';
import '../words';
import { type CastleParts, type Part, parts } from './drawing/castle';
import type { DrawingState } from './drawing/drawingState.svelte';
import { boxOf, HEIGHT, WIDTH } from './drawing/layout';
import { CRAYONS, type HandStroke } from './drawing/strokes';
import DrawPad from './DrawPad.svelte';
import DrawTools from './DrawTools.svelte';
import FramedImageDialog from './FramedImageDialog.svelte';
import TimeLapse from './TimeLapse.svelte';

const CASTLE: CastleParts = { floors: 2, towers: [3], walls: 0, flags: [], residents: 0, clouds: 0, sun: false, cloud: false };
const PARTS = parts(CASTLE);
const FLOOR = PARTS.find((each) => each.kind === 'floor')!;
const TOWER = PARTS.find((each) => each.kind === 'tower')!;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A sheet that only records what the hand does. */
function sheet(strokes: Record<string, HandStroke[]> = {}) {
  return {
    part: null as string | null,
    error: '',
    mayUndo: true,
    strokesOf: (part: string) => strokes[part] ?? [],
    add: vi.fn(),
    begin: vi.fn(),
    rub: vi.fn(),
    end: vi.fn(),
    undo: vi.fn(),
    giveBack: vi.fn(),
  };
}
const asState = (state: ReturnType<typeof sheet>) => state as unknown as DrawingState;

describe('DrawPad', () => {
  beforeEach(() => {
    SVGElement.prototype.setPointerCapture = () => undefined;
    vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue({ x: 0, y: 0, width: WIDTH, height: HEIGHT } as DOMRect);
  });

  function show(state: ReturnType<typeof sheet>, more: { rubber?: boolean; parts?: Part[]; part?: Part | null } = {}) {
    render(DrawPad, { drawingState: asState(state), parts: PARTS, crayon: 2, brush: 1, rubber: false, part: null, ...more });
    return screen.getByRole('application');
  }
  const pointer = (pad: Element, type: string, [clientX, clientY]: readonly [number, number], pressed = 0) =>
    fireEvent(pad, new MouseEvent(type, { bubbles: true, cancelable: true, button: pressed, clientX, clientY }));
  const inside = ({ kind, number }: Part): [number, number] => {
    const { x, y, width, height } = boxOf(kind, number) as { x: number; y: number; width: number; height: number };
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };

  it('draws a stroke with the crayon and brush in the hand, within the paper', async () => {
    const state = sheet();
    const pad = show(state);
    await pointer(pad, 'pointerdown', [10, 10]);
    await pointer(pad, 'pointermove', [60, 40]);
    await pointer(pad, 'pointermove', [-50, HEIGHT + 50]);
    expect(pad.querySelector('path')).toBeTruthy();
    await pointer(pad, 'pointerup', [0, 0]);
    const stroke = state.add.mock.calls[0]![0] as HandStroke;
    expect(stroke).toMatchObject({ colour: 2, brush: 1 });
    expect(stroke.points.slice(0, 2)).toEqual([10, 10]);
    expect(stroke.points.slice(-2)).toEqual([0, HEIGHT]);
    expect(pad.querySelector('path')).toBeNull();
  });

  it('goes on with another stroke when one gets too long', async () => {
    const state = sheet();
    const pad = show(state);
    await pointer(pad, 'pointerdown', [0, 0]);
    for (let i = 1; i <= 260; i++) {
      await pointer(pad, 'pointermove', [i % 2 === 0 ? 0 : 100, i]);
    }
    expect(state.add).toHaveBeenCalledOnce();
    await pointer(pad, 'pointerup', [0, 0]);
    const [first, second] = state.add.mock.calls.map(([stroke]) => stroke as HandStroke);
    expect(second!.points.slice(0, 2)).toEqual(first!.points.slice(-2));
  });

  it('chooses a part by a tap, and draws a dot on the chosen one', async () => {
    const state = sheet();
    const pad = show(state);
    const tap = async (): Promise<void> => {
      await pointer(pad, 'pointerdown', inside(TOWER));
      await pointer(pad, 'pointerup', inside(TOWER));
    };
    await tap();
    expect(state.add).not.toHaveBeenCalled();
    expect(pad.querySelector('.chosen')).toBeTruthy();
    await tap();
    expect(state.add).toHaveBeenCalledOnce();
  });

  it('draws on where a chosen part was drawn by hand already', async () => {
    const state = sheet({ [TOWER.id]: [{ colour: 0, points: [1, 1] }] });
    const pad = show(state);
    await pointer(pad, 'pointerdown', inside(TOWER));
    await pointer(pad, 'pointerup', inside(TOWER));
    expect(state.part).toBe(TOWER.id);
  });

  it('rubs out in one step that can be undone', async () => {
    const state = sheet();
    const pad = show(state, { rubber: true });
    await pointer(pad, 'pointerdown', [5, 6]);
    await pointer(pad, 'pointermove', [7, 8]);
    await pointer(pad, 'pointerup', [7, 8]);
    await pointer(pad, 'pointermove', [50, 50]);
    expect(state.rub.mock.calls.map(([x, y]) => [x as number, y as number])).toEqual([
      [5, 6],
      [7, 8],
    ]);
    expect([state.begin.mock.calls.length, state.end.mock.calls.length, state.add.mock.calls.length]).toEqual([1, 1, 0]);
  });

  it('ignores other buttons of the mouse', async () => {
    const state = sheet();
    const pad = show(state);
    await pointer(pad, 'pointerdown', [5, 6], 2);
    await pointer(pad, 'pointerup', [5, 6], 2);
    expect(state.add).not.toHaveBeenCalled();
  });
});

describe('DrawTools', () => {
  function show(state: ReturnType<typeof sheet>, more: { undrawn?: Part[] | null; part?: Part | null; rubber?: boolean } = {}) {
    const ondone = vi.fn();
    render(DrawTools, { drawingState: asState(state), crayon: 0, brush: 1, rubber: false, undrawn: null, part: null, ondone, ...more });
    return ondone;
  }
  const checked = (label: Parameters<typeof t>[0]) =>
    [...screen.getByRole('radiogroup', { name: t(label) }).children].findIndex((each) => each.getAttribute('aria-checked') === 'true');

  it('takes a crayon out of the hand with the rubber, and gives it back', async () => {
    show(sheet());
    expect(checked('onceupon-draw-colour')).toBe(0);
    await fireEvent.click(button(t('onceupon-draw-rubber')));
    expect(checked('onceupon-draw-colour')).toBe(-1);
    await fireEvent.click(screen.getByRole('radio', { name: t(`onceupon-crayon-${CRAYONS[3]!.name}`) }));
    expect(checked('onceupon-draw-colour')).toBe(3);
    expect(button(t('onceupon-draw-rubber')).getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(screen.getByRole('radio', { name: t('onceupon-brush', { number: 2 }) }));
    expect(checked('onceupon-draw-brush')).toBe(2);
  });

  it('draws a chosen part by hand, or lets it draw itself again', async () => {
    const state = sheet();
    show(state, { part: TOWER });
    await fireEvent.click(button(t('onceupon-draw-instead')));
    expect(state.part).toBe(TOWER.id);
    await fireEvent.click(button(t('onceupon-draw-on-top')));
    expect(state.giveBack).toHaveBeenCalledWith(TOWER.id);
  });

  it('lists the parts that are not drawn yet', async () => {
    const state = sheet();
    show(state, { undrawn: [FLOOR, TOWER] });
    const undrawn = screen.getByRole('group', { name: t('onceupon-draw-undrawn') });
    await fireEvent.click(undrawn.querySelectorAll('button')[1]!);
    expect(state.part).toBe(TOWER.id);
  });

  it('undoes only if there is something, shows errors, and ends', async () => {
    const ondone = show({ ...sheet(), mayUndo: false, error: 'The sheet is full.' });
    expect(button(t('onceupon-draw-undo')).disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('The sheet is full.');
    await fireEvent.click(button(t('onceupon-draw-done')));
    expect(ondone).toHaveBeenCalledOnce();
  });
});

describe('TimeLapse', () => {
  const log = [
    { entry: { number: 1, kind: 'move', time: 0, seat: 0, move: 'a' }, events: [{ event: 'floor', seat: 0 }] },
    { entry: { number: 2, kind: 'move', time: 0, seat: 0, move: 'b' }, events: [{ event: 'floor', seat: 0 }] },
    { entry: { number: 3, kind: 'move', time: 0, seat: 0, move: 'c' }, events: [{ event: 'tower', seat: 0, worth: 3 }] },
  ];
  const props = {
    session: { id: 't', log } as unknown as TableSession,
    seat: 0,
    castle: CASTLE,
    name: 'Ann',
    drawings: [],
    guests: [],
    automatic: true,
  };
  const slider = () => screen.getByRole<HTMLInputElement>('slider');
  const drawn = () => document.querySelectorAll('[data-part]').length;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(motion, 'on', 'get').mockReturnValue(true);
  });

  it('shows the castle of today, plays from the start, and stops at the end', async () => {
    render(TimeLapse, props);
    const last = Number(slider().max);
    expect(Number(slider().value)).toBe(last);
    const complete = drawn();
    await fireEvent.click(button(t('onceupon-lapse')));
    expect(Number(slider().value)).toBe(0);
    expect(drawn()).toBeLessThan(complete);
    await vi.advanceTimersByTimeAsync(450 * (last + 1));
    expect(Number(slider().value)).toBe(last);
    expect(button(t('onceupon-lapse')).getAttribute('aria-pressed')).toBe('false');
  });

  it('stops where the user moves the slider', async () => {
    render(TimeLapse, props);
    await fireEvent.click(button(t('onceupon-lapse')));
    await fireEvent.input(slider(), { target: { value: '1' } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(slider().value).toBe('1');
  });

  it('does not play without motion', () => {
    vi.spyOn(motion, 'on', 'get').mockReturnValue(false);
    render(TimeLapse, props);
    expect(screen.queryByRole('button')).toBeNull();
    expect(slider()).toBeTruthy();
  });
});

describe('FramedImageDialog', () => {
  function open() {
    const info = tableAt('onceupon', 'dice');
    const session = { id: 't', log: [] } as unknown as TableSession;
    const view = info.view as OnceUponView;
    render(FramedImageDialog, { session, info, view, seat: 0, name: 'Ann', drawings: [], automatic: true, onclose: () => undefined });
    return screen.getByLabelText<HTMLInputElement>(t('onceupon-keep-name'));
  }

  it('names the castle, and the file after it', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const field = open();
    expect(field.value).not.toBe('');
    await fireEvent.input(field, { target: { value: 'Ann’s Moat & Keep' } });
    await fireEvent.click(button(t('onceupon-keep-svg')));
    await fireEvent.input(field, { target: { value: '!' } });
    await fireEvent.click(button(t('onceupon-keep-svg')));
    expect(saved).toEqual(['ann-s-moat-keep.svg', '-.svg']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says if there is no picture, but not if sharing was cancelled', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { canShare: () => true, share }));
    open();
    await fireEvent.click(button(t('onceupon-keep-png')));
    expect((await screen.findByRole('alert')).textContent).toBe(t('onceupon-draw-no-picture')); // jsdom draws no pictures
    expect(button(t('onceupon-keep-share'))).toBeTruthy();
  });
});
