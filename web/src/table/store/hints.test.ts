import { describe, expect, it } from 'vitest';
import type { Hint, TableInfo } from '../../net/types';
import { TableSession } from './session.svelte';
import type { Source, SourceListener } from '../../sources/source';

const TABLE = { id: 't', number: 4, phase: 'playing', hints: true, rated: false, legal: ['setup d8'], seats: [], you: [0], toMove: 0 };
const HINT: Hint = { move: 'setup d8', then: [], share: 70, merits: [], sure: 'clear', looks: 250 };

/** A session whose source answers hint requests when the test says so. */
function sat(info: object) {
  let hear: SourceListener['onMessage'] = () => {};
  let answer: (hint: Hint) => void = () => {};
  const asked: AbortSignal[] = [];
  const source = {
    log: async () => [],
    chat: async () => [],
    close: () => {},
    hint: (signal: AbortSignal) => {
      asked.push(signal);
      return new Promise<Hint>((done) => (answer = done));
    },
  } as unknown as Source;
  const session = new TableSession('t', undefined, (listener) => {
    hear = listener.onMessage;
    return source;
  });
  session.setPhrasing({ placesOf: (move) => move.split(' ').slice(1) });
  const show = (more: object) => hear({ type: 'table', table: 't', view: { ...TABLE, ...more } as unknown as TableInfo });
  show(info);
  return { session, asked, show, answer: (hint: Hint) => answer(hint) };
}

describe('Hints', () => {
  it('are available to the player to move where the table allows them', () => {
    expect(sat({}).session.hints.isAvailable).toBe(true);
    expect(sat({ hints: false }).session.hints.isAvailable).toBe(false);
    expect(sat({ legal: undefined }).session.hints.isAvailable).toBe(false);
    expect(sat({ phase: 'over' }).session.hints.isAvailable).toBe(false);
  });

  it('highlight their places, and are valid for one position', async () => {
    const { session, answer, show } = sat({});
    const asking = session.hints.request();
    expect(session.hints.isCurrent).toBe(true);
    answer(HINT);
    await asking;
    expect(session.hints.hint).toEqual(HINT);
    expect([...session.highlight.places]).toEqual(['d8']);
    show({ number: 5 });
    expect(session.hints.isCurrent).toBe(false);
  });

  it('can be cancelled', async () => {
    const { session, answer, asked } = sat({});
    const asking = session.hints.request();
    session.hints.close();
    expect(asked[0]?.aborted).toBe(true);
    answer(HINT);
    await asking;
    expect(session.hints.hint).toBeNull();
    expect(session.hints.isOpen).toBe(false);
  });
});
