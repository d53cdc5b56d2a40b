import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import BotAvatar from '../bots/BotAvatar.svelte';
import { BOT_LEVELS } from '../bots/botLevels';
import { t } from '../i18n';
import Bubble from './Bubble.svelte';
import CountUp from './CountUp.svelte';
import { motion } from './motion.svelte';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('CountUp', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  });
  const moves = (on: boolean) => vi.spyOn(motion, 'on', 'get').mockReturnValue(on);
  const shown = (): number => parseInt(document.querySelector('.count')!.textContent);
  const gain = () => document.querySelector('.gain')?.textContent;

  it('counts up to the new value, and shows the gain until its animation ends', async () => {
    moves(true);
    const { rerender } = render(CountUp, { value: 10 });
    expect([shown(), gain()]).toEqual([10, undefined]);
    await rerender({ value: 30 });
    expect([shown(), gain()]).toEqual([10, '+20']);
    await vi.advanceTimersByTimeAsync(350);
    expect(shown()).toBeGreaterThan(10);
    expect(shown()).toBeLessThan(30);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown()).toBe(30);
    await fireEvent.animationEnd(document.querySelector('.gain')!);
    expect(gain()).toBeUndefined();
  });

  it('counts on from where it is when the value changes meanwhile', async () => {
    moves(true);
    const { rerender } = render(CountUp, { value: 0 });
    await rerender({ value: 100 });
    await vi.advanceTimersByTimeAsync(350);
    await rerender({ value: 5 });
    await vi.advanceTimersByTimeAsync(800);
    expect(shown()).toBe(5);
  });

  it('is at the new value at once without motion', async () => {
    moves(false);
    const { rerender } = render(CountUp, { value: 10 });
    await rerender({ value: 30 });
    await tick();
    expect([shown(), gain()]).toEqual([30, undefined]);
  });
});

describe('Bubble', () => {
  const SIZE = { width: 100, height: 40 };
  const place = (): [left: number, top: number] => {
    const { left, top } = document.querySelector<HTMLElement>('.bubble')!.style;
    return [parseFloat(left), parseFloat(top)];
  };
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(SIZE as DOMRect);
  });

  it('is above its anchor, below where there is no room above, and always on the screen', () => {
    for (const [anchor, expected] of [
      [{ x: 300, top: 200, bottom: 220 }, [250, 150]],
      [{ x: 300, top: 20, bottom: 40 }, [250, 50]],
      [{ x: 0, top: 200, bottom: 220 }, [6, 150]],
      [{ x: innerWidth, top: 200, bottom: 220 }, [innerWidth - 106, 150]],
    ] as const) {
      render(Bubble, { props: { text: 'Here', anchor } });
      expect(place()).toEqual(expected);
      cleanup();
    }
  });

  it('is announced as an alert only, and leads to the rule', async () => {
    const onexplain = vi.fn();
    const anchor = { x: 0, top: 0, bottom: 0 };
    render(Bubble, { props: { text: 'Too high.', anchor, alert: true, onexplain } });
    expect(screen.getByRole('alert').textContent).toContain('Too high.');
    await fireEvent.click(screen.getByRole('button', { name: t('ui-rules-why') }));
    expect(onexplain).toHaveBeenCalledOnce();
    cleanup();
    render(Bubble, { props: { text: 'Too high.', anchor } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('BotAvatar', () => {
  const picture = (name: string, level: string): string => {
    render(BotAvatar, { name, level });
    const { innerHTML } = document.querySelector('svg')!;
    cleanup();
    return innerHTML;
  };

  it('is the same for the same bot, and differs by name and by level', () => {
    expect(picture('Tib', 'easy')).toBe(picture('Tib', 'easy'));
    expect(picture('Tib', 'easy')).not.toBe(picture('Tob', 'easy'));
    const hats = BOT_LEVELS.map((level) => /class="hat[^"]*" d="([^"]*)"/.exec(picture('Tib', level))?.[1]);
    expect(hats).not.toContain(undefined);
    expect(new Set(hats).size).toBe(BOT_LEVELS.length);
  });

  it('has a hat at a level that this version does not know', () => {
    expect(picture('Tib', 'grandmaster')).toContain('class="hat');
  });
});
