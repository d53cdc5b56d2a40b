import table from '../../../../games/blackstone/src/main/resources/org/merlon/blackstone/king/editions.tsv?raw';

/** How the three editions differ, as the engine's own table tells it, and whether the books say so or we do. */
const [head = '', ...lines] = table.trim().split('\n');

export const EDITIONS: readonly string[] = head.trim().split('\t').slice(2, 5);

export const DIFFERENCES: readonly { what: string; says: readonly string[]; ours: boolean }[] = lines.map((line) => {
  const [what = '', , first = '', second = '', prototype = '', whose = ''] = line.trim().split('\t');
  return { what, says: [first, second, prototype], ours: whose === 'ours' };
});
