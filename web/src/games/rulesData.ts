/** Rules data of the server's owner that replaces the built-in data, by game and file. */
const replacements = new Map<string, string>();

export function replaceRulesData(game: string, tables: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(tables)) {
    replacements.set(`${game}/${file}`, text);
  }
}

/**
 * Returns the rows of a file of rules data, with columns by name: the server's version, which is the built-in one unless its
 * owner has replaced it.
 */
export function rulesRows(game: string, file: string, builtIn: string): Record<string, string>[] {
  const [names = [], ...lines] = (replacements.get(`${game}/${file}`) ?? builtIn)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return lines.map((line) => Object.fromEntries(names.map((name, i) => [name, line[i] ?? ''])));
}
