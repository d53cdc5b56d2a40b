/** One line of what lies on the table: what the game calls it, and its value in words. */
export interface Fact {
  name: string;
  value: string;
}

/** What every view has and the page shows already. */
const KNOWN: readonly string[] = ['game', 'variant', 'options', 'players', 'rulesData', 'toMove'];

/** A view of any game as a list of facts; what belongs to a seat stands by the name of whoever sits there. */
export function factsOf(view: Readonly<Record<string, unknown>>, names: readonly string[]): Fact[] {
  return Object.entries(view)
    .filter(([name]) => !KNOWN.includes(name))
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
