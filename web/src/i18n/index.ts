import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import appMessages from '$resources/words/house/en.ftl?raw';

/** What a message is about: words, a number, or a noun with a message of its own, as the server sends them. */
export type MessageArg = string | number | Phrase | { seat: number } | readonly MessageArg[];
export type MessageArgs = Readonly<Record<string, MessageArg>>;

/** Something to be said: the key of a message, and what it is about. */
export interface Phrase {
  key: string;
  args?: MessageArgs;
}

const bundle = new FluentBundle('en', { useIsolating: false });

/** Takes a catalogue in; a game brings its own when it is loaded. */
export function addMessages(text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

addMessages(appMessages);

/** Whether there is such a message, or such an attribute after a dot. */
export function hasMessage(key: string): boolean {
  return findPattern(key) !== null;
}

function findPattern(key: string) {
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/** Which message said a text, for so many texts as are in sight at once; who reads one may ask for the rule behind it. */
const MAX_TEXTS = 500;
const keysByText = new Map<string, string>();

export const keyOfText = (text: string): string | undefined => keysByText.get(text);

function rememberKey(text: string, key: string): string {
  keysByText.delete(text);
  keysByText.set(text, key);
  if (keysByText.size > MAX_TEXTS) {
    keysByText.delete(keysByText.keys().next().value ?? '');
  }
  return text;
}

/** Says a message of a catalogue; one that is missing shows as its key. */
export function t(key: string, args: MessageArgs = {}): string {
  const found = findPattern(key);
  if (found === null) {
    console.error(`There is no message ${key}.`);
    return key;
  }
  const errors: Error[] = [];
  const values = Object.entries(args).map(([name, arg]) => [name, toFluentValue(arg)] as const);
  const text = bundle.formatPattern(found, Object.fromEntries(values), errors);
  errors.forEach((problem) => console.error(`${key}: ${problem.message}`));
  return rememberKey(text, key);
}

function toFluentValue(arg: MessageArg): string | FluentNumber {
  if (typeof arg === 'number') {
    return new FluentNumber(arg, { useGrouping: false });
  }
  if (typeof arg === 'string') {
    return arg;
  }
  if (isList(arg)) {
    return formatList(arg.map((each) => String(toFluentValue(each))));
  }
  return 'seat' in arg ? playerName(arg.seat) : formatPhrase(arg);
}

const isList = (arg: MessageArg): arg is readonly MessageArg[] => Array.isArray(arg);

/** A player whose name is not known, by the seat. */
export const playerName = (seat: number): string => t('house-player', { number: seat + 1 });

export const formatPhrase = ({ key, args }: Phrase): string => t(key, args);

/** Why something cannot be: in the words of the catalogues, else as it was told. */
export function formatRefusal({ reason, phrases = [] }: { reason: string; phrases?: Phrase[] }): string {
  const known = phrases.length > 0 && phrases.every((phrase) => hasMessage(phrase.key));
  return known ? phrases.map(formatPhrase).join(' ') : reason;
}

/** Several, one after the other. */
export function formatList(items: readonly string[], last: 'house-and' | 'house-to' = 'house-and'): string {
  return items.length === 0
    ? ''
    : items.reduce((before, next, i) => {
        const comma = last === 'house-and' && i < items.length - 1;
        return t(comma ? 'house-comma' : last, { before, next });
      });
}
