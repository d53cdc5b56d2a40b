import { describe, expect, it } from 'vitest';
import { VERBS as ONCE_UPON } from '../testing/onceupon';
import { VERBS as BLACKSTONE } from '../testing/blackstone';
import { VERBS } from '../testing/torres';
import { read, type VerbForm } from './read';

describe('moves in notation', () => {
  it('are taken apart by the verbs of their game', () => {
    expect(read('move d4 d5', VERBS)).toMatchObject({ verb: 'move', args: { from: 'd4', to: 'd5' }, from: 'd4', to: 'd5' });
    expect(read('block c3', VERBS)).toMatchObject({ verb: 'block', args: { at: 'c3' }, from: null, to: 'c3' });
    expect(read('card shift a1 b2', VERBS)).toMatchObject({ verb: 'card shift', from: 'a1', to: 'b2' });
    expect(read('card ap6', VERBS)).toMatchObject({ verb: 'card ap6', args: {}, from: null, to: null });
    expect(read('stack 3', VERBS)).toMatchObject({ verb: 'stack', args: { size: '3' }, kinds: { size: 'size' }, to: null });
  });

  it('take the longest verb, and do not take a verb for the beginning of another', () => {
    expect(read('doors a1 b2', VERBS).verb).toBe('doors a1 b2');
    expect(read('card doors a1 b2', VERBS).verb).toBe('card doors');
  });

  it('may leave things out or name several', () => {
    const verbs: VerbForm[] = [
      {
        verb: 'retain',
        args: [
          { name: 'at', kind: 'space' },
          { name: 'pay', kind: 'token', optional: true },
          { name: 'refill', kind: 'corner' },
        ],
        group: 'retain',
        undo: true,
      },
      { verb: 'keep', args: [{ name: 'cards', kind: 'card', optional: true, repeated: true }], group: 'keep', undo: true },
    ];
    expect(read('retain bs nw', verbs).args).toEqual({ at: 'bs', refill: 'nw' });
    expect(read('retain bs wizard nw', verbs).args).toEqual({ at: 'bs', pay: 'wizard', refill: 'nw' });
    expect(read('keep', verbs).args).toEqual({});
    expect(read('keep P1 P2', verbs).args).toEqual({ cards: 'P1 P2' });
  });

  it('may have fixed words among what they name, and then are called by them too', () => {
    expect(read('die 1 wood b1', ONCE_UPON)).toMatchObject({ verb: 'die', args: { die: '1', as: 'wood', at: 'b1' }, to: 'b1' });
    expect(read('die 2 gold flag', ONCE_UPON)).toMatchObject({ verb: 'die gold flag', args: { die: '2' }, to: null });
    expect(read('die 2 resident', ONCE_UPON)).toMatchObject({ verb: 'die resident', args: { die: '2' } });
    expect(read('die 2 resident c1', ONCE_UPON)).toMatchObject({ verb: 'die', args: { as: 'resident', at: 'c1' } });
    expect(read('build a', ONCE_UPON)).toMatchObject({ verb: 'build', args: { line: 'a' }, absent: ['guest'] });
    expect(read('build 3r king', ONCE_UPON)).toMatchObject({ verb: 'build', args: { line: '3r', guest: 'king' } });
    expect(read('build c steal 1 king', ONCE_UPON)).toMatchObject({ verb: 'build steal', args: { line: 'c', from: '1', guest: 'king' } });
  });

  it('are left as they are if a word is missing or too many', () => {
    expect(read('move d4', VERBS)).toMatchObject({ verb: 'move d4', args: {} });
    expect(read('end now', VERBS)).toMatchObject({ verb: 'end now', args: {} });
  });

  it('know by a word before it or by its looks whether something is there', () => {
    expect(read('complete K1 bs ko wizard adopt westie with wild/wild lion-spy/stag-scout', BLACKSTONE).args).toEqual({
      task: 'K1',
      left: 'bs',
      right: 'ko',
      as: 'wizard',
      dog: 'westie',
      with: 'wild/wild lion-spy/stag-scout',
    });
    expect(read('complete G07 bs ko with wild/wild', BLACKSTONE)).toMatchObject({ args: { with: 'wild/wild' }, absent: ['as', 'dog'] });
    expect(read('use M07 - ko set new', BLACKSTONE).args).toEqual({ task: 'M07', left: '-', right: 'ko', rightSet: 'new' });
    expect(read('use M07 bs lion-spy/stag-scout -', BLACKSTONE).args).toEqual({ task: 'M07', left: 'bs', leftVassal: 'lion-spy/stag-scout', right: '-' });
    expect(read('retain bs wizard', BLACKSTONE)).toMatchObject({ args: { at: 'bs', pay: 'wizard' }, absent: ['corner'] });
  });
});
