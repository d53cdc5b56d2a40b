import { beforeEach, describe, expect, it } from 'vitest';
import { loadVerbs, VERBS } from '../../../testing/verbs';
import { keyframes, animationKindOf, type AnimationKind, movesBlock } from './pieceAnimation';

beforeEach(() => loadVerbs('torres'));

describe('flights', () => {
  it.each(['step', 'door', 'jump', 'drop', 'appear'] as AnimationKind[])('end where the thing is: %s', (each) => {
    expect(keyframes(each, { x: 40, y: -20 }).at(-1)?.transform).toBe('none');
  });

  it('begin where the piece came from', () => {
    expect(keyframes('step', { x: 40, y: -20 })[0]?.transform).toBe('translate(40px, -20px)');
  });

  it('are known for everything that comes to a space', () => {
    for (const form of VERBS.torres.filter((each) => each.group === 'card')) {
      expect(animationKindOf(form.verb) !== null).toBe(form.args.length > 0);
    }
    expect(animationKindOf('end')).toBeNull();
  });

  it('follow from the spaces that a new card names', () => {
    const space = (name: string) => ({ name, kind: 'space' });
    const card = (verb: string, ...args: { name: string; kind: string }[]) => ({ verb, args, group: 'card' });
    loadVerbs('torres', card('card tunnel', space('from'), space('to')), card('card crane', space('at')), card('card rest'));
    expect(['card tunnel', 'card crane', 'card rest'].map(animationKindOf)).toEqual(['jump', 'drop', null]);
    expect(['card tunnel', 'card crane', 'card rest'].map(movesBlock)).toEqual([false, true, false]);
  });

  it('differ by what moves', () => {
    const actions = ['move', 'king', 'door', 'card leap', 'block', 'castle', 'card supply', 'setup', 'knight'];
    expect(actions.map(animationKindOf)).toEqual(['step', 'step', 'door', 'jump', 'drop', 'drop', 'drop', 'appear', 'appear']);
  });

  it('tell blocks from pieces', () => {
    expect(movesBlock('card shift')).toBe(true);
    expect(movesBlock('move')).toBe(false);
  });
});
