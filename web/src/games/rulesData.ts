/** Tables that stand on this server in the place of those that the client was built with, by game and file. */
const replacements = new Map<string, string>();

export function replaceRulesData(game: string, tables: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(tables)) {
    replacements.set(`${game}/${file}`, text);
  }
}

/**
 * What is printed on cards and boards, row by row with its columns by name: as the server has it, which is as we were
 * built unless its owner has another copy.
 */
export function rulesRows(game: string, file: string, builtIn: string): Record<string, string>[] {
  const [names = [], ...lines] = (replacements.get(`${game}/${file}`) ?? builtIn)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return lines.map((line) => Object.fromEntries(names.map((name, i) => [name, line[i] ?? ''])));
}
