import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../net/types';
import { TableSession } from './session.svelte';
import type { Hint, Listener, Source } from './source';

const TABLE = { id: 't', number: 4, phase: 'playing', hints: true, rated: false, legal: ['setup d8'], seats: [], you: [0], toMove: 0 };
const HINT: Hint = { move: 'setup d8', then: [], share: 70, merits: [], sure: 'clear', looks: 250 };

/** A table whose bot answers when it is told to. */
function sat(info: object) {
  let hear: Listener['hear'] = () => {};
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
    hear = listener.hear;
    return source;
  });
  session.places = (move) => move.split(' ').slice(1);
  const show = (more: object) => hear({ type: 'table', table: 't', view: { ...TABLE, ...more } as unknown as TableInfo });
  show(info);
  return { session, asked, show, answer: (hint: Hint) => answer(hint) };
}

describe('A hint', () => {
  it('is offered to whoever is to move where the table gives hints', () => {
    expect(sat({}).session.hinting.offered).toBe(true);
    expect(sat({ hints: false }).session.hinting.offered).toBe(false);
    expect(sat({ legal: undefined }).session.hinting.offered).toBe(false);
    expect(sat({ phase: 'over' }).session.hinting.offered).toBe(false);
  });

  it('shows its places, and is about one moment', async () => {
    const { session, answer, show } = sat({});
    const asking = session.hinting.ask();
    expect(session.hinting.current).toBe(true);
    answer(HINT);
    await asking;
    expect(session.hinting.found).toEqual(HINT);
    expect([...session.pointing.places]).toEqual(['d8']);
    show({ number: 5 });
    expect(session.hinting.current).toBe(false);
  });

  it('can be stopped', async () => {
    const { session, answer, asked } = sat({});
    const asking = session.hinting.ask();
    session.hinting.close();
    expect(asked[0]?.aborted).toBe(true);
    answer(HINT);
    await asking;
    expect(session.hinting.found).toBeNull();
    expect(session.hinting.shown).toBe(false);
  });
});
