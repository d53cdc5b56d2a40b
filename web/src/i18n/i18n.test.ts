import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMessages, asMessageKey, formatList, formatPhrase, hasMessage, t } from '.';

addMessages(`
toys-ball = ball
    .help = It rolls.
toys-take = { $who } takes a { $what }
toys-left = { $left ->
    [0] None are left.
    [one] One is left.
   *[other] { $left } are left.
}
`);

afterEach(() => vi.restoreAllMocks());

describe('t', () => {
  it('formats nouns, attributes and plurals', () => {
    expect(t(asMessageKey('toys-ball.help'))).toBe('It rolls.');
    expect(t(asMessageKey('toys-take'), { who: 'Ann', what: { key: 'toys-ball' } })).toBe('Ann takes a ball');
    expect([0, 1, 1200].map((left) => t(asMessageKey('toys-left'), { left }))).toEqual([
      'None are left.',
      'One is left.',
      '1200 are left.',
    ]);
  });

  it('names players by their seats', () => {
    expect(formatPhrase({ key: 'toys-take', args: { who: { seat: 1 }, what: 'doll' } })).toBe('Player 2 takes a doll');
  });

  it('formats lists', () => {
    expect(formatList(['a'])).toBe('a');
    expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
    expect(formatList(['9', '7', '5'], 'ui-list-to')).toBe('9–7–5');
  });

  it('returns the key of a missing message, and logs an error', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(t(asMessageKey('toys-doll'))).toBe('toys-doll');
    expect(hasMessage('toys-doll')).toBe(false);
    expect(complaint).toHaveBeenCalledOnce();
  });
});

describe('the keys of messages', () => {
  it('are checked by the compiler', () => {
    const card: string = 'season';
    // @ts-expect-error no such message
    expect(() => t('ui-new-tabel')).not.toThrow();
    // @ts-expect-error no message matches the template
    expect(() => t(`ui-new-tabel-${card}`)).not.toThrow();
    // @ts-expect-error one of the two is missing
    expect(() => t(card ? 'ui-new-table' : 'ui-new-tabel')).not.toThrow();
    // @ts-expect-error a string may be anything
    expect(() => t(card)).not.toThrow();
    expect(t('ui-new-table')).not.toBe('ui-new-table');
  });
});
