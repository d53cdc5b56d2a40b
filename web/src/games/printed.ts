/** Tables that stand on this server in the place of those that the client was built with, by game and file. */
const replaced = new Map<string, string>();

export function replace(game: string, tables: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(tables)) {
    replaced.set(`${game}/${file}`, text);
  }
}

/** What is printed on cards and boards: as the server has it, which is as we were built unless its owner has another copy. */
export const printed = (game: string, file: string, ours: string): string => replaced.get(`${game}/${file}`) ?? ours;
