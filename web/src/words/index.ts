import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import house from '../../../words/src/main/resources/org/merlon/words/house/en.ftl?raw';

/** What a message is about: words, a number, or a noun with a message of its own, as the server sends them. */
export type Arg = string | number | Phrase | { seat: number } | readonly Arg[];
export type Args = Readonly<Record<string, Arg>>;

/** Something to be said: the key of a message, and what it is about. */
export interface Phrase {
  key: string;
  args?: Args;
}

const bundle = new FluentBundle('en', { useIsolating: false });

/** Takes a catalogue in; a game brings its own when it is loaded. */
export function learn(text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

learn(house);

/** Whether there is such a message, or such an attribute after a dot. */
export function knows(key: string): boolean {
  return pattern(key) !== null;
}

function pattern(key: string) {
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/** Which message said a text, for so many texts as are in sight at once; who reads one may ask for the rule behind it. */
const REMEMBERED = 500;
const spoken = new Map<string, string>();

export const keyOf = (text: string): string | undefined => spoken.get(text);

function remember(text: string, key: string): string {
  spoken.delete(text);
  spoken.set(text, key);
  if (spoken.size > REMEMBERED) {
    spoken.delete(spoken.keys().next().value ?? '');
  }
  return text;
}

/** Says a message of a catalogue; one that is missing shows as its key. */
export function say(key: string, args: Args = {}): string {
  const found = pattern(key);
  if (found === null) {
    console.error(`There is no message ${key}.`);
    return key;
  }
  const problems: Error[] = [];
  const values = Object.entries(args).map(([name, arg]) => [name, value(arg)] as const);
  const said = bundle.formatPattern(found, Object.fromEntries(values), problems);
  problems.forEach((problem) => console.error(`${key}: ${problem.message}`));
  return remember(said, key);
}

function value(arg: Arg): string | FluentNumber {
  if (typeof arg === 'number') {
    return new FluentNumber(arg, { useGrouping: false });
  }
  if (typeof arg === 'string') {
    return arg;
  }
  if (isList(arg)) {
    return sayList(arg.map((each) => String(value(each))));
  }
  return 'seat' in arg ? playerName(arg.seat) : sayPhrase(arg);
}

const isList = (arg: Arg): arg is readonly Arg[] => Array.isArray(arg);

/** A player whose name is not known, by the seat. */
export const playerName = (seat: number): string => say('house-player', { number: seat + 1 });

export const sayPhrase = ({ key, args }: Phrase): string => say(key, args);

/** Why something cannot be: in the words of the catalogues, else as it was told. */
export function sayWhy({ reason, phrases = [] }: { reason: string; phrases?: Phrase[] }): string {
  const known = phrases.length > 0 && phrases.every((phrase) => knows(phrase.key));
  return known ? phrases.map(sayPhrase).join(' ') : reason;
}

/** Several, one after the other. */
export function sayList(items: readonly string[], last: 'house-and' | 'house-to' = 'house-and'): string {
  return items.length === 0
    ? ''
    : items.reduce((before, next, i) => {
        const comma = last === 'house-and' && i < items.length - 1;
        return say(comma ? 'house-comma' : last, { before, next });
      });
}
