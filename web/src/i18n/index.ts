import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import commonMessages from '$resources/words/common/en.ftl?raw';
import errorMessages from '$resources/words/error/en.ftl?raw';
import uiMessages from '$resources/words/ui/en.ftl?raw';
import type { MessageKey } from './messageKeys.gen';

export type { MessageKey };

/** An argument of a message: a text, a number, a message of its own, or a seat, as the server sends them. */
export type MessageArg = string | number | Phrase | { seat: number } | readonly MessageArg[];
export type MessageArgs = Readonly<Record<string, MessageArg>>;

/**
 * A key that a message can have: one of the catalogues', or a template such as `torres-card-${card}` that at least one of them
 * matches. Everything else is an error: a key that is misspelt, and a text that only happens to be a key ({@link asMessageKey}).
 */
export type CheckedKey<Key extends string> = Key extends MessageKey
  ? Key
  : Key extends unknown
    ? string extends Key
      ? MessageKey
      : [Extract<MessageKey, Key>] extends [never]
        ? MessageKey
        : Key
    : never;

/** Makes a message key of data, such as a name in the rules of a game; whether there is a message shows at run time. */
export const asMessageKey = (key: string): MessageKey => key as MessageKey;

/** A message key with arguments. */
export interface Phrase {
  key: string;
  args?: MessageArgs;
}

const bundle = new FluentBundle('en', { useIsolating: false });

/** Adds messages in Fluent syntax; a game's are added when it is loaded. */
export function addMessages(text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

[commonMessages, errorMessages, uiMessages].forEach(addMessages);

/** Whether there is a message, or an attribute after a dot. */
export function hasMessage(key: string): key is MessageKey {
  return findPattern(key) !== null;
}

function findPattern(key: string) {
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/** The message keys of recently formatted texts, to find the rule behind a text on the page. */
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

/** Formats a message. A missing one is logged and shown as its key. */
export function t<const Key extends string>(key: CheckedKey<Key>, args: MessageArgs = {}): string {
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

/** The name of a player who has none, by the seat. */
export const playerName = (seat: number): string => t('common-default-player-name', { number: seat + 1 });

export const formatPhrase = ({ key, args }: Phrase): string => t(asMessageKey(key), args);

/** Formats a refusal from its messages, or else returns the server's text. */
export function formatRefusal({ reason, phrases = [] }: { reason: string; phrases?: Phrase[] }): string {
  const isKnown = phrases.length > 0 && phrases.every((phrase) => hasMessage(phrase.key));
  return isKnown ? phrases.map(formatPhrase).join(' ') : reason;
}

/** Formats a list, such as "a, b and c" or "9–7". */
export function formatList(items: readonly string[], last: 'common-list-and' | 'ui-list-to' = 'common-list-and'): string {
  return items.length === 0
    ? ''
    : items.reduce((before, next, i) => {
        const comma = last === 'common-list-and' && i < items.length - 1;
        return t(comma ? 'common-list-comma' : last, { before, next });
      });
}
