import table from '../../../../games/blackstone/src/main/resources/org/merlon/blackstone/king/editions.tsv?raw';

/** How the three editions differ, as the engine's own table tells it. */
const [head = '', ...lines] = table.trim().split('\n');

export const EDITIONS: readonly string[] = head.trim().split('\t').slice(2);

export const DIFFERENCES: readonly { what: string; says: readonly string[] }[] = lines.map((line) => {
  const [what = '', , ...says] = line.trim().split('\t');
  return { what, says };
});
