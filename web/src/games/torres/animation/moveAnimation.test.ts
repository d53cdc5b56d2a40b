import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../net/types';
import type { LogRecord } from '../../../table/store/history.svelte';
import { loadVerbs } from '../../../testing/verbs';
import { MoveAnimation } from './moveAnimation.svelte';

loadVerbs('torres');

const AROUND = { you: [0], over: false, bought: ['leap'] };
const SCORED = [{ event: 'scored', seat: 1, points: 0, from: 4, to: 4 }];

const happened = (seat: number, move: string, events: GameEvent[] = []): LogRecord => ({
  entry: { number: 7, kind: 'move', time: 0, seat, move },
  events,
});

describe('what is shown of a move', () => {
  it('is what flies from where to where', () => {
    const moveAnimation = new MoveAnimation();
    moveAnimation.begin(happened(1, 'move d4 d5'), AROUND)?.();
    expect(moveAnimation.flight).toEqual({ action: 'move', from: 'd4', to: 'd5' });
  });

  it('lets the king come from where he stood', () => {
    const moveAnimation = new MoveAnimation();
    moveAnimation.king = 'a1';
    moveAnimation.begin(happened(1, 'king c3'), AROUND)?.();
    expect(moveAnimation.flight).toEqual({ action: 'king', from: 'a1', to: 'c3' });
  });

  it('shows a card that was played, and a bought one only to its buyer', () => {
    const moveAnimation = new MoveAnimation();
    moveAnimation.begin(happened(1, 'card shift a1 b2'), AROUND)?.();
    expect(moveAnimation.card?.kind).toBe('shift');
    moveAnimation.begin(happened(1, 'draw'), AROUND)?.();
    expect(moveAnimation.card?.kind).toBeNull();
    moveAnimation.begin(happened(0, 'draw'), AROUND)?.();
    expect(moveAnimation.card?.kind).toBe('leap');
  });

  it('keeps a scoring until one moves oneself', () => {
    const moveAnimation = new MoveAnimation();
    moveAnimation.begin(happened(1, 'end', SCORED), AROUND)?.();
    moveAnimation.begin(happened(1, 'stack 2'), AROUND)?.();
    expect(moveAnimation.scores).toHaveLength(1);
    moveAnimation.begin(happened(0, 'block a1'), AROUND)?.();
    expect(moveAnimation.scores).toEqual([]);
  });
});
