/** One line of the view: a field's name and its value as text. */
export interface Fact {
  name: string;
  value: string;
}

/** Fields that the page shows elsewhere. */
const SHOWN_ELSEWHERE: readonly string[] = ['game', 'variant', 'options', 'players', 'rulesData', 'toMove'];

/** Lists the fields of a game's view; those of a seat are listed under the player's name. */
export function factsOf(view: Readonly<Record<string, unknown>>, names: readonly string[]): Fact[] {
  return Object.entries(view)
    .filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
    .flatMap(([name, value]) =>
      name === 'seats' && Array.isArray(value)
        ? value.map((each, seat) => ({ name: names[seat] ?? '', value: inWords(each) }))
        : [{ name, value: inWords(value) }],
    );
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(inWords).join(' ');
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${inWords(each)}`)
      .join('; ');
  }
  return value === null ? '–' : String(value);
}
