import { describe, expect, it } from 'vitest';
import { VERBS } from '../../../testing/verbs';
import { keyframes, animationKindOf, type AnimationKind, movesBlock } from './pieceAnimation';

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

  it('tell blocks from pieces', () => {
    expect(movesBlock('card shift')).toBe(true);
    expect(movesBlock('move')).toBe(false);
  });
});
