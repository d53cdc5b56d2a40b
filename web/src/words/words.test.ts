import { afterEach, describe, expect, it, vi } from 'vitest';
import { knows, learn, say, sayList, sayPhrase } from '.';

learn(`
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

describe('words', () => {
  it('have nouns, attributes and plurals', () => {
    expect(say('toys-ball.help')).toBe('It rolls.');
    expect(say('toys-take', { who: 'Ann', what: { key: 'toys-ball' } })).toBe('Ann takes a ball');
    expect([0, 1, 1200].map((left) => say('toys-left', { left }))).toEqual(['None are left.', 'One is left.', '1200 are left.']);
  });

  it('name people by their seats', () => {
    expect(sayPhrase({ key: 'toys-take', args: { who: { seat: 1 }, what: 'doll' } })).toBe('Player 2 takes a doll');
  });

  it('list things', () => {
    expect(sayList(['a'])).toBe('a');
    expect(sayList(['a', 'b', 'c'])).toBe('a, b and c');
    expect(sayList(['9', '7', '5'], 'house-to')).toBe('9 to 7 to 5');
  });

  it('show a key where there is no message, and complain', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(say('toys-doll')).toBe('toys-doll');
    expect(knows('toys-doll')).toBe(false);
    expect(complaint).toHaveBeenCalledOnce();
  });
});
