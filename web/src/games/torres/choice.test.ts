import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { loadVerbs } from '../../testing/verbs';
import { Choice } from './choice.svelte';

loadVerbs('torres');

const TURN = ['end', 'score', 'block d7', 'block e7', 'knight d7', 'move d8 d7', 'door d8 e7', 'move d8 e8', 'door d8 e8'];

function offered(legal: string[]): Choice {
  const choice = new Choice();
  choice.setLegal(legal);
  flushSync();
  return choice;
}

describe('choosing a move', () => {
  it('lights knights first during a turn', () => {
    expect([...offered(TURN).lit]).toEqual(['d8']);
  });

  it('lights targets where a space is all there is to name', () => {
    expect([...offered(['setup d8', 'setup c6']).lit]).toEqual(['d8', 'c6']);
  });

  it('does not begin a card by a tap on the board', () => {
    const choice = offered([...TURN, 'card shift a1 b2']);
    expect([...choice.lit]).toEqual(['d8']);
    expect(choice.tap('a1')).toBe('block a1');
    choice.toggleVerbs(['card shift']);
    expect([...choice.lit]).toEqual(['a1']);
  });

  it('goes from a knight to a target to a candidate', () => {
    const choice = offered(TURN);
    expect(choice.tap('d8')).toBeNull();
    expect([...choice.lit].sort()).toEqual(['d7', 'e7', 'e8']);
    expect([...choice.throughDoors]).toEqual(['e7']);
    expect(choice.tap('e7')).toBeNull();
    expect(choice.candidate?.text).toBe('door d8 e7');
  });

  it('takes the step where a step and a door lead to the same space', () => {
    const choice = offered(TURN);
    choice.tap('d8');
    choice.tap('e8');
    expect(choice.candidate?.text).toBe('move d8 e8');
  });

  it('picks an action, then a space', () => {
    const choice = offered(TURN);
    choice.toggleVerbs(['block']);
    expect([...choice.lit].sort()).toEqual(['d7', 'e7']);
    choice.tap('d7');
    expect(choice.candidate?.text).toBe('block d7');
  });

  it('offers several moves when a tapped space fits more than one', () => {
    const choice = offered(TURN);
    choice.tap('d7');
    expect(choice.alternatives.map((move) => move.text).sort()).toEqual(['block d7', 'knight d7']);
    expect(choice.candidate).toBeNull();
    choice.clear();
    choice.tap('e7');
    expect(choice.alternatives.map((move) => move.text)).toEqual(['block e7']);
  });

  it('shows how far a knight gets, and takes the whole way', () => {
    const choice = offered(TURN);
    choice.paths = [
      { from: 'd8', to: 'd7', cost: 1, moves: ['move d8 d7'] },
      { from: 'd8', to: 'd6', cost: 2, moves: ['move d8 d7', 'move d7 d6'] },
      { from: 'd8', to: 'b8', cost: 2, moves: ['door d8 e7', 'door e7 b8'] },
      { from: 'a1', to: 'a2', cost: 1, moves: ['move a1 a2'] },
    ];
    choice.tap('d8');
    expect([...choice.lit].sort()).toEqual(['b8', 'd6', 'd7', 'e7', 'e8']);
    expect(choice.costs.get('d6')).toBe(2);
    expect([...choice.throughDoors].sort()).toEqual(['b8', 'e7']);
    expect(choice.pathTo('d6')).toEqual(['move d8 d7', 'move d7 d6']);
    expect(choice.tap('d6')).toBeNull();
    expect(choice.candidate?.moves).toEqual(['move d8 d7', 'move d7 d6']);
    choice.tap('d7');
    expect(choice.candidate?.moves).toEqual(['move d8 d7']);
  });

  it('takes up a knight whatever is looked at, and puts it down again', () => {
    const choice = offered(TURN);
    choice.toggleVerbs(['block']);
    expect(choice.tap('d8')).toBeNull();
    expect(choice.from).toBe('d8');
    expect([...choice.lit].sort()).toEqual(['d7', 'e7', 'e8']);
    choice.tap('d8');
    expect(choice.from).toBeNull();
  });

  it('goes on building while it can, and walks no further by itself', () => {
    const choice = offered(TURN);
    choice.toggleVerbs(['block']);
    choice.setLegal(TURN);
    expect(choice.verbs).toEqual(['block']);
    choice.setLegal(['end', 'score']);
    expect(choice.verbs).toEqual([]);
    choice.setLegal(TURN);
    choice.tap('d8');
    choice.setLegal(TURN);
    expect(choice.verbs).toEqual([]);
  });

  it('knows which move a tap would play', () => {
    const choice = offered(TURN);
    expect(choice.moveTo('d7')).toBeNull();
    choice.paths = [{ from: 'd8', to: 'd6', cost: 2, moves: ['move d8 d7', 'move d7 d6'] }];
    choice.tap('d8');
    expect(choice.moveTo('e8')).toBe('move d8 e8');
    expect(choice.moveTo('d6')).toBe('move d8 d6');
    choice.toggleVerbs(['block']);
    expect(choice.moveTo('d7')).toBe('block d7');
  });

  it('shows no ways while something else than walking is looked at', () => {
    const choice = offered([...TURN, 'card leap d8 d7']);
    choice.paths = [{ from: 'd8', to: 'd6', cost: 2, moves: ['move d8 d7', 'move d7 d6'] }];
    choice.toggleVerbs(['card leap']);
    choice.tap('d8');
    expect([...choice.lit]).toEqual(['d7']);
  });

  it('is ready at once for an action without a space, and lets go when picked again', () => {
    const choice = offered(TURN);
    choice.toggleVerbs(['score']);
    expect(choice.candidate?.text).toBe('score');
    choice.toggleVerbs(['score']);
    expect(choice.candidate).toBeNull();
    expect(choice.verbs).toEqual([]);
  });

  it('says which move was meant by an illegal tap', () => {
    const choice = offered(TURN);
    expect(choice.tap('a1')).toBe('block a1');
    choice.toggleVerbs(['knight']);
    expect(choice.tap('a1')).toBe('knight a1');
    choice.toggleVerbs(['move', 'door']);
    choice.tap('d8');
    expect(choice.tap('a1')).toBe('move d8 a1');
    choice.toggleVerbs(['score']);
    expect(choice.tap('a1')).toBe('block a1');
  });
});
