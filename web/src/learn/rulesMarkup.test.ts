import { describe, expect, it } from 'vitest';
import { parseBlocks, parseInline } from './rulesMarkup';

describe('rules markup', () => {
  it('finds the numbers of rules', () => {
    expect(parseInline('See T-33, or (T-5).')).toEqual([
      { text: 'See ' },
      { text: 'T-33', rule: 'T-33' },
      { text: ', or (' },
      { text: 'T-5', rule: 'T-5' },
      { text: ').' },
    ]);
  });

  it('parses paragraphs, lists with continued items, and tables', () => {
    const blocks = parseBlocks('One\ngoes on.\n\nTwo:\n- a\n  goes on\n- b\n| x | y |\n| 1 | T-2 |');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'list', 'table']);
    expect(blocks[0]).toEqual({ kind: 'paragraph', lines: [{ text: 'One' }, { text: ' ' }, { text: 'goes on.' }] });
    expect(blocks[2]).toEqual({ kind: 'list', items: [[{ text: 'a' }, { text: ' ' }, { text: 'goes on' }], [{ text: 'b' }]] });
    expect(blocks[3]).toEqual({
      kind: 'table',
      rows: [
        [[{ text: 'x' }], [{ text: 'y' }]],
        [[{ text: '1' }], [{ text: 'T-2', rule: 'T-2' }]],
      ],
    });
  });
});
