import { describe, expect, it } from 'vitest';
import { Standing } from './standing.svelte';
import { stacks } from './tableau';
import { refreshings, tell } from './tell';
import { endLabel, label, words } from './words';

describe('moves in words', () => {
  it.each([
    ['slide bs ls', 'slides BS to LS'],
    ['slide bs ls wizard', 'slides BS to LS with a wizard token'],
    ['retain bs ne', 'retains BS, refill from the north-east deck'],
    ['retain bs none', 'retains BS, no refill'],
    ['retain bs', 'retains BS'],
    ['retain bs wizard', 'retains BS with a wizard token'],
    ['draw guild knights', 'draws a Guild card with two knight tokens'],
    ['complete G07 bs ko', 'completes Knight task G07 with BS and KO'],
    ['complete K1 bs ko wizard', 'completes Knight-Wizard task K1 with BS and KO as a Wizard task'],
    [
      'complete P03 bs ko adopt jack-russell with wild/wild',
      'completes King task P03 with BS and KO for the Jack Russell, paying the wild',
    ],
    ['leave', 'leaves the face-down card'],
    ['leave bs', 'leaves BS empty'],
    ['kill scottie 2', 'sends the Scottie after 2 rats'],
    ['use M07 bs set 1 ko set new', 'uses M07: BS to set 1, KO to a new set'],
    ['use M07 - ko raven-scout/lion-captain', 'uses M07: the raven scout on KO'],
    ['reward none', 'takes nothing'],
    ['something new', 'something new'],
  ])('%s', (move, said) => expect(words(move)).toBe(said));

  it('stand alone on buttons', () => {
    expect(label('reward token+guild')).toBe('Take a token and a Guild card for the intrigue');
    expect(endLabel('slide bs ls', [], 'with a knight token')).toBe('With a knight token');
    expect(endLabel('use M07 - ko set new', ['set:new'], '')).toBe('Into a new set');
  });
});

describe('what else happened', () => {
  const name = (seat: unknown): string => ['Ada', 'Ben'][Number(seat)] ?? '';

  it.each([
    [{ event: 'mustered', seat: 1, knight: 2, wizard: 1 }, 'Ben musters 2 knight tokens and 1 wizard token'],
    [{ event: 'mustered', seat: 1, knight: 0, wizard: 0 }, null],
    [{ event: 'rats', card: '2', about: 7 }, '2 rats more in the walls, 7 in all'],
    [{ event: 'rats', card: 'cat', about: 7 }, 'A cat: no rats come'],
    [{ event: 'turn', seat: 0 }, null],
  ])('%o', (event, said) => expect(tell(event, name)).toBe(said));

  it('tells a refresh step by step', () => {
    const events = [
      { event: 'refresh', card: 'M01' },
      { event: 'refresh', card: 'M02' },
      { event: 'discarded', space: 'co', card: 'lion-spy/stag-scout' },
      { event: 'refilled', space: 'co', card: 'raven-spy/lion-scout' },
    ];
    expect(refreshings(events)).toEqual([
      { card: 'M01', changes: [] },
      { card: 'M02', changes: [{ space: 'co', left: 'lion-spy/stag-scout', came: 'raven-spy/lion-scout' }] },
    ]);
  });
});

describe('a tableau', () => {
  it('puts what does not count last, with the reason of the score', () => {
    const sheet = {
      total: 1,
      parts: [
        { what: 'Knight G05: third Knight task, but only 2 Kings', points: 0 },
        { what: 'Knight G02', points: 1 },
      ],
      outlook: [],
    };
    const knights = stacks({ knights: ['G05', 'G02'] }, sheet).find((stack) => stack.type === 'knight');
    expect(knights?.cards).toEqual([
      { id: 'Knight', points: 0, why: '' },
      { id: 'G02', points: 1, why: '' },
      { id: 'G05', points: 0, why: 'third Knight task, but only 2 Kings' },
    ]);
  });
});

describe('standing answers', () => {
  it('play what somebody wants, if it is legal', () => {
    const standing = new Standing('t1');
    expect(standing.answer('reward', ['reward guild', 'reward token', 'reward none'])).toBeNull();
    standing.set('reward', 'guild');
    expect(standing.answer('reward', ['reward guild', 'reward token', 'reward none'])).toBe('reward guild');
    expect(standing.answer('reward', ['reward power', 'reward none'])).toBeNull();
    expect(new Standing('t1').given).toEqual({ reward: 'guild' });
    expect(new Standing('t2').given).toEqual({});
  });

  it('give the only answer there is, unless one wants to be asked', () => {
    const standing = new Standing('t3');
    expect(standing.answer('intrigue', ['pass'])).toBe('pass');
    expect(standing.answer('work', ['done'])).toBeNull();
    standing.force(false);
    expect(standing.answer('intrigue', ['pass'])).toBeNull();
  });
});
