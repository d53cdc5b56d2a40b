import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PastPosition, TableInfo } from '../../net/types';
import { type ReviewableTable, Review } from './review.svelte';

const INTERVAL_MS = 900;
const live = { id: 't', number: 4 } as unknown as TableInfo;

describe('Review', () => {
  /** The requests for positions, answered by the test. */
  let requests: { number: number; viewer: string | undefined; answer: () => Promise<void>; refuse: () => Promise<void> }[];
  let errors: string[];
  let review: Review;

  beforeEach(() => {
    vi.useFakeTimers();
    requests = [];
    errors = [];
    const table: ReviewableTable = {
      log: [1, 2, 3, 4].map((number) => ({ entry: { number, kind: 'move', time: 0 }, events: [] })),
      viewer: undefined,
      showMessage: (text) => void errors.push(text),
      source: {
        positionAt: (number, viewer) =>
          new Promise<PastPosition>((resolve, reject) => {
            const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
            requests.push({
              number,
              viewer,
              answer: async () => (resolve({ number, viewer } as unknown as PastPosition), void (await settle())),
              refuse: async () => (reject(new Error('no such position')), void (await settle())),
            });
          }),
      },
    };
    review = new Review(table);
  });

  afterEach(() => {
    review.stop();
    vi.useRealTimers();
  });

  it('shows the position that was requested last, in whatever order the answers arrive', async () => {
    void review.goTo(1);
    void review.goTo(2);
    await requests[1]!.answer();
    await requests[0]!.answer();
    expect(review.apply(live)).toMatchObject({ number: 2 });
  });

  it('shows the viewer that was chosen last', async () => {
    void review.goTo(2);
    void review.setViewer('1');
    void review.setViewer('all');
    await requests[2]!.answer();
    await requests[1]!.answer();
    await requests[0]!.answer();
    expect(review.apply(live)).toMatchObject({ number: 2, viewer: 'all' });
  });

  it('returns to the live game and says why if a position cannot be shown', async () => {
    void review.goTo(2);
    await requests[0]!.refuse();
    expect(review.entryNumber).toBeNull();
    expect(errors).toEqual(['no such position']);
  });

  it('ignores a failure that comes after the user has gone on', async () => {
    void review.goTo(1);
    void review.goTo(2);
    await requests[0]!.refuse();
    expect(review.entryNumber).toBe(2);
    expect(errors).toEqual([]);
  });

  it('ignores an answer that comes after the user has returned to the live game', async () => {
    void review.goTo(1);
    void review.goTo(null);
    await requests[0]!.answer();
    expect(review.apply(live)).toBe(live);
  });

  it('replays one position after the other, up to the live game', async () => {
    review.play();
    for (const request of [0, 1, 2, 3]) {
      expect(review.entryNumber).toBe(request + 1);
      await requests[request]!.answer();
      await vi.advanceTimersByTimeAsync(INTERVAL_MS);
    }
    expect(review.entryNumber).toBeNull();
    expect(review.isPlaying).toBe(false);
  });

  it('runs one replay if it is stopped and started again while a position is loading', async () => {
    review.play();
    review.stop();
    review.play();
    await Promise.all(requests.map(({ answer }) => answer()));
    const before = requests.length;
    await vi.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(requests.length).toBe(before + 1);
    await requests.at(-1)!.answer();
    await vi.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(requests.length).toBe(before + 2);
  });

  it('does not start a replay that was left while its first position was loading', async () => {
    void review.replay(2);
    void review.goTo(null);
    await requests[0]!.answer();
    await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS);
    expect(review.isPlaying).toBe(false);
    expect(review.entryNumber).toBeNull();
    expect(requests).toHaveLength(1);
  });
});
