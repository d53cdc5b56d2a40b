import { describe, expect, it } from 'vitest';
import { loadVerbs } from '../../testing/verbs';
import { Choice } from './choice.svelte';
import { ending } from './moves';
import './words';

loadVerbs('blackstone');

function offered(...legal: string[]): Choice {
  const choice = new Choice();
  choice.setLegal(legal);
  return choice;
}

describe('choosing a move', () => {
  it('goes from an action over spaces to one move', () => {
    const choice = offered('slide bs ls', 'slide bs bt', 'slide as ls', 'done');
    expect(choice.toggleVerb('slide')).toBe(true);
    expect([...choice.next]).toEqual(['bs', 'as']);
    choice.select('bs');
    expect(choice.candidate).toBeNull();
    choice.select('bt');
    expect(choice.candidate?.text).toBe('slide bs bt');
  });

  it('begins at a vassal and finds out what is done with it', () => {
    const choice = offered('slide bs ls', 'retain bs ne', 'retain bs nw', 'flip bs', 'flip as');
    choice.select('bs');
    expect([...choice.possibleVerbs]).toEqual(['slide', 'retain', 'flip']);
    choice.select('ne');
    expect(choice.candidate?.text).toBe('retain bs ne');
    choice.clear();
    choice.select('bs');
    choice.toggleVerb('flip');
    expect(choice.candidate?.text).toBe('flip bs');
  });

  it('swaps whichever vassal is named first', () => {
    const choice = offered('swap bs ls', 'swap as ls');
    choice.select('ls');
    choice.select('bs');
    expect(choice.candidate?.text).toBe('swap bs ls');
  });

  it('offers the ways to pay as endings', () => {
    const choice = offered('slide bs ls', 'slide bs ls wizard', 'slide bs bt');
    choice.select('bs');
    choice.select('ls');
    expect(choice.candidate).toBeNull();
    expect(choice.finalOptions.map((each) => each.args['pay'])).toEqual([undefined, 'wizard']);
  });

  it('offers Marbuck each deck with one card and with two', () => {
    const choice = offered('draw guild', 'draw guild two', 'draw guild two knights', 'draw power', 'done');
    choice.toggleVerb('draw');
    expect(choice.finalOptions.map(({ args }) => [args['deck'], args['shown'], args['pay']])).toEqual([
      ['guild', undefined, undefined],
      ['guild', 'two', undefined],
      ['guild', 'two', 'knights'],
      ['power', undefined, undefined],
    ]);
    expect(choice.finalOptions.map((move) => ending(move, 'wizard'))).toEqual([
      'Guild',
      'Guild, one of two cards',
      'Guild, one of two cards for two knight tokens',
      'Power',
    ]);
  });

  it('takes the two vassals of a task in any order', () => {
    const choice = offered('complete G19 as bo', 'complete G19 as co', 'complete G19 at bo', 'complete G19 at co', 'slide co ko');
    choice.select('G19');
    expect([...choice.next].toSorted()).toEqual(['as', 'at', 'bo', 'co']);
    choice.select('co');
    expect([...choice.next]).toEqual(['as', 'at']);
    choice.select('at');
    expect(choice.candidate?.text).toBe('complete G19 at co');
  });

  it('fills in the vassal of a task that there is no choice about', () => {
    const choice = offered('complete G19 ao bo', 'complete G19 ao co');
    choice.select('G19');
    expect(choice.autoSelected).toEqual(['ao']);
    expect(choice.sides).toEqual([1]);
    choice.select('bo');
    expect(choice.candidate?.text).toBe('complete G19 ao bo');
  });

  it('takes two vassals that fit both halves of a task as they were named', () => {
    const choice = offered('complete G19 ao bo', 'complete G19 bo ao', 'complete G19 ao co');
    for (const word of ['G19', 'bo']) {
      choice.select(word);
    }
    expect(choice.candidate?.text).toBe('complete G19 ao bo');
  });

  it('asks from which task an intrigue comes that begins at the board', () => {
    const choice = offered('intrigue G06 ko', 'intrigue G19 ko', 'intrigue G19 be', 'pass');
    choice.select('ko');
    expect(choice.finalOptions.map((each) => each.args['task'])).toEqual(['G06', 'G19']);
    expect([...choice.possibleVerbs]).toEqual(['intrigue']);
  });

  it('says vassals that pay in one breath', () => {
    const choice = offered('complete M03 bs ko with wild/wild', 'complete M03 bs ko with lion-spy/stag-scout', 'complete M03 bs ke');
    for (const word of ['M03', 'bs', 'ko']) {
      choice.select(word);
    }
    expect(choice.finalOptions.map((each) => each.text)).toEqual([
      'complete M03 bs ko with wild/wild',
      'complete M03 bs ko with lion-spy/stag-scout',
    ]);
  });

  it('goes through sets one step at a time', () => {
    const choice = offered('use M07 bs set 1 -', 'use M07 bs set new -', 'use M07 - ko set 1', 'use M07 bs set 1 ko set 2');
    choice.select('M07', 'use');
    expect(choice.offBoardOptions.map((each) => each.word)).toEqual(['-']);
    choice.select('bs');
    expect(choice.offBoardOptions.map((each) => each.word)).toEqual(['set 1', 'set new']);
    choice.select('set 1');
    expect([...choice.next]).toEqual(['-', 'ko']);
    choice.select('ko');
    expect(choice.candidate?.text).toBe('use M07 bs set 1 ko set 2');
  });

  it('lets a space stay empty where that is a choice', () => {
    const choice = offered('retain bs nw', 'retain bs none', 'flip bs');
    choice.toggleVerb('retain');
    choice.select('bs');
    expect(choice.offBoardOptions.map((each) => each.word)).toEqual(['none']);
    choice.select('none');
    expect(choice.candidate?.text).toBe('retain bs none');
  });

  it('begins anew with something else, and refuses what leads nowhere', () => {
    const choice = offered('slide bs ls', 'flip as');
    choice.toggleVerb('slide');
    expect(choice.select('as')).toBe(true);
    expect(choice.candidate?.text).toBe('flip as');
    expect(choice.select('ke')).toBe(false);
    expect(choice.toggleVerb('draw')).toBe(false);
  });
});

describe('what is done again', () => {
  it('stays chosen while it can be, and nothing else does', () => {
    const choice = offered('slide bs ls', 'draw guild', 'draw power');
    choice.toggleVerb('slide');
    choice.setLegal(['slide as ls', 'done']);
    expect(choice.verb).toBe('slide');
    choice.setLegal(['done']);
    expect(choice.verb).toBeNull();
    choice.setLegal(['draw guild', 'draw power']);
    choice.toggleVerb('draw');
    choice.setLegal(['draw guild', 'draw power']);
    expect(choice.verb).toBeNull();
  });
});

describe('a card that is drawn over the board', () => {
  it('slides to a free space and changes places with another', () => {
    const choice = offered('slide bs ls', 'swap as bs', 'flip bs');
    expect(choice.drag('bs', 'ls')).toBe(true);
    expect(choice.candidate?.text).toBe('slide bs ls');
    expect(choice.drag('bs', 'as')).toBe(true);
    expect(choice.candidate?.text).toBe('swap as bs');
    expect(choice.drag('bs', 'ko')).toBe(false);
  });
});
