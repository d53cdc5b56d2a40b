import { beforeEach, describe, expect, it } from 'vitest';
import { loadVerbs } from '../../testing/verbs';
import { Choice } from './choice.svelte';
import type { Face } from './data';

loadVerbs('onceupon');

describe('choosing a move', () => {
  let choice: Choice;
  let dice: Face[];

  beforeEach(() => {
    dice = ['wood', 'gold'];
    choice = new Choice(() => dice);
  });

  const square = (name: string): string | null => {
    const taken = choice.takeSquare(name);
    return taken === null || taken === 'more' ? taken : taken.text;
  };

  it('lights squares of both dice until one is looked at', () => {
    choice.setLegal(['die 1 wood b1', 'die 2 gold c2', 'die 2 pass']);
    expect([...choice.squares].sort()).toEqual(['b1', 'c2']);
    expect(choice.toggleArg('die', '2')).toBe(true);
    expect([...choice.squares]).toEqual(['c2']);
    expect(choice.plain.map((move) => move.text)).toEqual(['die 2 pass']);
    expect(choice.toggleArg('die', '2')).toBe(true);
    expect(choice.hasSelection).toBe(false);
  });

  it('takes the die that shows a resource before the joker, and its own name before another', () => {
    dice = ['?', 'wood'];
    choice.setLegal(['die 1 wood b1', 'die 2 stone b1', 'die 2 wood b1']);
    expect(square('b1')).toBe('die 2 wood b1');
    choice.toggleArg('die', '1');
    expect(square('b1')).toBe('die 1 wood b1');
  });

  it('knows nothing of squares that no legal move names', () => {
    choice.setLegal(['die 1 wood b1']);
    expect(square('c3')).toBeNull();
    expect(choice.toggleArg('die', '2')).toBe(false);
    expect(choice.takeLine('a')).toBe(false);
  });

  it('chooses a line with one way, and shows the ways of others', () => {
    choice.setLegal(['build a', 'build c', 'build c steal 1 king', 'end']);
    choice.takeLine('a');
    expect(choice.candidate?.text).toBe('build a');
    choice.takeLine('c');
    expect(choice.candidate).toBeNull();
    expect(choice.clearOptions.map((move) => move.text)).toEqual(['build c', 'build c steal 1 king']);
  });

  it('takes the complete line of a square, and looks at all that meet there', () => {
    choice.setLegal(['build a', 'build 1l', 'end']);
    expect(square('b1')).toBe('more');
    expect(choice.candidate?.text).toBe('build 1l');
    expect(square('a1')).toBe('more');
    expect(choice.candidate).toBeNull();
    expect(choice.clearOptions.map((move) => move.text)).toEqual(['build a', 'build 1l']);
    choice.clear();
    expect(choice.hasSelection).toBe(false);
  });

  it('knows what a turn would end with something still to be done', () => {
    choice.setLegal(['die 1 pass', 'die 2 pass']);
    expect(choice.moves.map((move) => choice.skipsReward(move))).toEqual([false, false]);
    choice.setLegal(['build a', 'end']);
    expect(choice.moves.map((move) => choice.skipsReward(move))).toEqual([false, true]);
  });

  it('takes up a token before it is moved', () => {
    choice.setLegal(['shift a1 b1', 'shift a1 c1', 'shift d3 b1', 'skip']);
    expect([...choice.squares].sort()).toEqual(['a1', 'd3']);
    expect(square('b1')).toBeNull();
    expect(square('a1')).toBe('more');
    expect([...choice.squares].sort()).toEqual(['b1', 'c1']);
    expect(square('c1')).toBe('shift a1 c1');
  });
});
