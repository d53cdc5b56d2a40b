import { describe, expect, it } from 'vitest';
import { loadVerbs } from '../../testing/verbs';
import { guessMove } from './guessMove';
import { phrasing } from './moves';

loadVerbs('blackstone');

describe('what an odd tap seems to mean', () => {
  const of = (verb: string, ...words: string[]) => guessMove(phrasing.verbForm(verb), words);

  it('is a move that names such things', () => {
    expect(of('slide', 'bs', 'ko')).toBe('slide bs ko');
    expect(of('flip', 'bs')).toBe('flip bs');
    expect(of('swap', 'ko', 'bs')).toBe('swap bs ko');
    expect(of('retain', 'bs', 'ne')).toBe('retain bs ne');
    expect(of('complete', 'G07', 'bs', 'ko')).toBe('complete G07 bs ko');
  });

  it('takes from a legal move what has not been pointed at yet', () => {
    expect(guessMove(phrasing.verbForm('complete'), ['G07', 'as'], ['G07', 'bs', 'ko'])).toBe('complete G07 as ko');
  });

  it('is nothing that could be asked about if such things are never named together', () => {
    expect(of('draw', 'bs')).toBeNull();
    expect(of('swap', 'bs', 'bs')).toBeNull();
    expect(of('slide', 'bs')).toBeNull();
    expect(of('flip', 'bs', 'ne')).toBeNull();
    expect(of('done', 'bs')).toBeNull();
    expect(of('nonsense', 'bs')).toBeNull();
  });
});
