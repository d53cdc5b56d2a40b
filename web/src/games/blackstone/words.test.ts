import { describe, expect, it } from 'vitest';
import { hasMessage, t } from '../../i18n';
import { loadVerbs } from '../../testing/verbs';
import { ending, eventText, phrasing } from './moves';
import type { BlackstoneEvent } from './model';
import { TASKS } from './cards';
import { refreshings } from './cards/refresh';
import { AutoAnswers } from './panels/autoAnswers.svelte';

loadVerbs('blackstone');
const { buttonLabel, logLine, parse, sentence } = phrasing;

it('every task has a name of its own', () => {
  const ids = [...TASKS.keys()];
  expect(ids.filter((id) => !hasMessage(`blackstone-task-name-${id}`))).toEqual([]);
  expect(new Set(ids.map((id) => t(`blackstone-task-name-${id}`))).size).toBe(100);
});

describe('moves in words', () => {
  it.each([
    ['slide bs ls', 'Slides BS to LS'],
    ['slide bs ls wizard', 'Slides BS to LS with a wizard token'],
    ['retain bs ne', 'Retains BS, refill from the north-east deck'],
    ['retain bs none', 'Retains BS, no refill'],
    ['retain bs', 'Retains BS'],
    ['retain bs wizard', 'Retains BS with a wizard token'],
    ['draw guild knights', 'Draws a Guild card with two knight tokens'],
    ['draw power two', 'Draws one of two Power cards'],
    ['draw power two knights', 'Draws one of two Power cards with two knight tokens'],
    ['complete G07 bs ko', 'Completes Knight task G07 with BS and KO'],
    ['complete K1 bs ko wizard', 'Completes Knight-Wizard task K1 with BS and KO as a Wizard task'],
    [
      'complete P03 bs ko adopt jack-russell with wild/wild lion-spy/stag-scout',
      'Completes King task P03 with BS and KO for the Jack Russell, paying wild and lion spy (stag scout behind)',
    ],
    ['leave', 'Leaves the face-down card'],
    ['leave bs', 'Leaves BS empty'],
    ['keep', 'Keeps a card'],
    ['discard G07', 'Discards Knight task G07'],
    ['discard lion-spy/stag-scout', 'Discards the lion spy (stag scout behind)'],
    ['kill scottie 2', 'Sends the Scottie after 2 rats'],
    ['use M07 bs set 1 ko set new', 'Uses Ploy M07: BS to set 1, KO to a new set'],
    ['use M07 - ko raven-scout/lion-captain', 'Uses Ploy M07: the raven scout on KO'],
    ['use M07 bs raven-scout/lion-captain -', 'Uses Ploy M07: the raven scout on BS'],
    ['reward none', 'Takes nothing for the intrigue'],
  ])('%s', (move, said) => expect(logLine(move)).toBe(said));

  it('are sentences about somebody', () => {
    expect(sentence('slide bs ls', 'Ada')).toBe('Ada slides BS to LS');
  });

  it('stand alone on buttons', () => {
    expect(buttonLabel(parse('reward token+guild'))).toBe('Take a token and a Guild card for the intrigue');
    expect(ending(parse('slide bs ls'), 'knight')).toBe('With a knight token');
    expect(ending(parse('slide bs ls wizard'), 'knight')).toBe('With a wizard token');
    expect(ending(parse('complete P03 bs ko adopt jack-russell'), '')).toBe('For the Jack Russell');
    expect(ending(parse('use M07 - ko set new'), '')).toBe('Into a new set');
    expect(ending(parse('intrigue M07 ko'), '', 'a token')).toBe('From Ploy M07, for a token');
  });
});

describe('what else happened', () => {
  const name = (seat: unknown): string => ['Ada', 'Ben'][Number(seat)] ?? '';

  it.each([
    [{ event: 'mustered', seat: 1, knight: 2, wizard: 1 }, 'Ben musters 2 knight tokens and 1 wizard token.'],
    [{ event: 'mustered', seat: 1, knight: 0, wizard: 0 }, null],
    [{ event: 'rats', card: '2', about: 7 }, '2 more rats in the walls, 7 in all.'],
    [{ event: 'rats', card: 'cat', about: 7 }, 'A cat: no rats come.'],
    [{ event: 'refilled', space: 'bs', card: null }, 'BS stays empty.'],
    [{ event: 'refilled', space: 'bs', vassal: 'lion-spy/stag-scout' }, 'lion spy (stag scout behind) comes to BS.'],
    [{ event: 'turn', seat: 0 }, null],
  ])('%o', (event, said) => expect(eventText(event, name)).toBe(said));

  it('tells a refresh step by step', () => {
    const events: BlackstoneEvent[] = [
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

describe('standing answers', () => {
  it('play what somebody wants, if it is legal', () => {
    const autoAnswers = new AutoAnswers('t1');
    expect(autoAnswers.answer('reward', ['reward guild', 'reward token', 'reward none'])).toBeNull();
    autoAnswers.set('reward', 'guild');
    expect(autoAnswers.answer('reward', ['reward guild', 'reward token', 'reward none'])).toBe('reward guild');
    expect(autoAnswers.answer('reward', ['reward power', 'reward none'])).toBeNull();
    expect(new AutoAnswers('t1').given).toEqual({ reward: 'guild' });
    expect(new AutoAnswers('t2').given).toEqual({});
  });

  it('give the only answer there is, unless one wants to be asked', () => {
    const autoAnswers = new AutoAnswers('t3');
    expect(autoAnswers.answer('intrigue', ['pass'], { forced: true })).toBe('pass');
    expect(autoAnswers.answer('work', ['done'], { forced: true })).toBe('done');
    expect(autoAnswers.answer('work', ['done'], { forced: true, mayUndo: true }), 'while something can be taken back').toBeNull();
    expect(autoAnswers.answer('work', ['done', 'flip bs'])).toBeNull();
    autoAnswers.force(false);
    expect(autoAnswers.answer('intrigue', ['pass'], { forced: true })).toBeNull();
  });
});
