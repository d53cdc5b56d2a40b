import { describe, expect, it } from 'vitest';
import { VERBS } from '../testing/verbs';
import { parseMove } from './notation';
import type { VerbForm } from '../net/types';

describe('parseMove', () => {
  it('splits a move by the verbs of its game', () => {
    expect(parseMove('move d4 d5', VERBS.torres)).toMatchObject({ verb: 'move', args: { from: 'd4', to: 'd5' }, from: 'd4', to: 'd5' });
    expect(parseMove('block c3', VERBS.torres)).toMatchObject({ verb: 'block', args: { at: 'c3' }, from: null, to: 'c3' });
    expect(parseMove('card shift a1 b2', VERBS.torres)).toMatchObject({ verb: 'card shift', from: 'a1', to: 'b2' });
    expect(parseMove('card ap6', VERBS.torres)).toMatchObject({ verb: 'card ap6', args: {}, from: null, to: null });
    expect(parseMove('stack 3', VERBS.torres)).toMatchObject({ verb: 'stack', args: { size: '3' }, kinds: { size: 'size' }, to: null });
  });

  it('takes the longest verb, and no verb that only begins like it', () => {
    expect(parseMove('doors a1 b2', VERBS.torres).verb).toBe('doors a1 b2');
    expect(parseMove('card doors a1 b2', VERBS.torres).verb).toBe('card doors');
  });

  it('handles optional and repeated arguments', () => {
    const verbs: VerbForm[] = [
      {
        verb: 'retain',
        args: [
          { name: 'at', kind: 'space' },
          { name: 'pay', kind: 'token', optional: true },
          { name: 'refill', kind: 'corner' },
        ],
        group: 'retain',
      },
      { verb: 'keep', args: [{ name: 'cards', kind: 'card', optional: true, repeated: true }], group: 'keep' },
    ];
    expect(parseMove('retain bs nw', verbs).args).toEqual({ at: 'bs', refill: 'nw' });
    expect(parseMove('retain bs wizard nw', verbs).args).toEqual({ at: 'bs', pay: 'wizard', refill: 'nw' });
    expect(parseMove('keep', verbs).args).toEqual({});
    expect(parseMove('keep P1 P2', verbs).args).toEqual({ cards: 'P1 P2' });
  });

  it('includes fixed words among the arguments in the verb', () => {
    expect(parseMove('die 1 wood b1', VERBS.onceupon)).toMatchObject({ verb: 'die', args: { die: '1', as: 'wood', at: 'b1' }, to: 'b1' });
    expect(parseMove('die 2 gold flag', VERBS.onceupon)).toMatchObject({ verb: 'die gold flag', args: { die: '2' }, to: null });
    expect(parseMove('die 2 resident', VERBS.onceupon)).toMatchObject({ verb: 'die resident', args: { die: '2' } });
    expect(parseMove('die 2 resident c1', VERBS.onceupon)).toMatchObject({ verb: 'die', args: { as: 'resident', at: 'c1' } });
    expect(parseMove('build a', VERBS.onceupon)).toMatchObject({ verb: 'build', args: { line: 'a' }, absent: ['guest'] });
    expect(parseMove('build 3r king', VERBS.onceupon)).toMatchObject({ verb: 'build', args: { line: '3r', guest: 'king' } });
    expect(parseMove('build c steal 1 king', VERBS.onceupon)).toMatchObject({
      verb: 'build steal',
      args: { line: 'c', from: '1', guest: 'king' },
    });
  });

  it('returns a move without arguments if words are missing or left over', () => {
    expect(parseMove('move d4', VERBS.torres)).toMatchObject({ verb: 'move d4', args: {} });
    expect(parseMove('end now', VERBS.torres)).toMatchObject({ verb: 'end now', args: {} });
  });

  it('recognises optional arguments by a preceding word or by pattern', () => {
    expect(parseMove('complete K1 bs ko wizard adopt westie with wild/wild lion-spy/stag-scout', VERBS.blackstone).args).toEqual({
      task: 'K1',
      left: 'bs',
      right: 'ko',
      as: 'wizard',
      dog: 'westie',
      with: 'wild/wild lion-spy/stag-scout',
    });
    expect(parseMove('complete G07 bs ko with wild/wild', VERBS.blackstone)).toMatchObject({
      args: { with: 'wild/wild' },
      absent: ['as', 'dog'],
    });
    expect(parseMove('use M07 - ko set new', VERBS.blackstone).args).toEqual({ task: 'M07', left: '-', right: 'ko', rightSet: 'new' });
    expect(parseMove('use M07 bs lion-spy/stag-scout -', VERBS.blackstone).args).toEqual({
      task: 'M07',
      left: 'bs',
      leftVassal: 'lion-spy/stag-scout',
      right: '-',
    });
    expect(parseMove('retain bs wizard', VERBS.blackstone)).toMatchObject({ args: { at: 'bs', pay: 'wizard' }, absent: ['corner'] });
  });
});
