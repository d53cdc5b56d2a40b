/** A piece of text: plain, or a rule's number as a link. */
export interface TextPiece {
  text: string;
  rule?: string;
}

/** A block of text: a paragraph, list or table. */
export type Block =
  { kind: 'paragraph'; lines: TextPiece[] } | { kind: 'list'; items: TextPiece[][] } | { kind: 'table'; rows: TextPiece[][][] };

const RULE_NUMBER = /\b([A-Z]-\d+)\b/g;

/** Splits a text at the numbers of rules. */
export function parseInline(text: string): TextPiece[] {
  const found: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE_NUMBER)) {
    found.push({ text: text.slice(end, match.index) }, { text: match[0], rule: match[0] });
    end = match.index + match[0].length;
  }
  return [...found, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}

const kindOf = (line: string): 'list' | 'table' | 'blank' | 'plain' =>
  line === '' ? 'blank' : line.startsWith('- ') ? 'list' : line.startsWith('|') ? 'table' : 'plain';

/** Parses a text into blocks: "- " starts a list item, "|" a table row, a blank line a paragraph. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let before = 'blank';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (kind === 'list') {
      const item = parseInline(line.slice(2));
      if (last?.kind === 'list') {
        last.items.push(item);
      } else {
        blocks.push({ kind: 'list', items: [item] });
      }
    } else if (kind === 'table') {
      const row = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => parseInline(cell.trim()));
      if (last?.kind === 'table') {
        last.rows.push(row);
      } else {
        blocks.push({ kind: 'table', rows: [row] });
      }
    } else if (kind === 'plain') {
      const more = parseInline(line);
      if (before === 'plain' && last?.kind === 'paragraph') {
        last.lines.push({ text: ' ' }, ...more);
      } else if (before === 'list' && last?.kind === 'list') {
        last.items.at(-1)?.push({ text: ' ' }, ...more);
      } else {
        blocks.push({ kind: 'paragraph', lines: more });
      }
    }
    before = kind === 'plain' && before === 'list' ? 'list' : kind;
  }
  return blocks;
}
