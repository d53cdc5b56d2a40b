import type { Catalogue } from '../net/types';

/** How a value is written as text. A text that is no such value decodes to undefined. */
interface Format<T> {
  encode: (value: T) => string;
  decode: (text: string) => T | undefined;
}

/** A value that is saved in this browser. Without storage, as in some private windows, it is not remembered. */
export interface StoredItem<T> {
  readonly load: () => T;
  readonly save: (value: T) => void;
}

/** A value saved under `merlon.NAME`; the fallback stands for a missing or damaged one. */
export function storedItem<T>(name: string, { encode, decode }: Format<T>, fallback: T): StoredItem<T> {
  return {
    load() {
      try {
        return decode(localStorage.getItem(`merlon.${name}`) ?? '') ?? fallback;
      } catch {
        return fallback;
      }
    },
    save(value) {
      try {
        localStorage.setItem(`merlon.${name}`, encode(value));
      } catch {
        // nothing depends on it
      }
    },
  };
}

export const TEXT: Format<string> = { encode: (text) => text, decode: (text) => text || undefined };

export const BOOLEAN: Format<boolean> = {
  encode: String,
  decode: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

/** One of a few texts. */
export const oneOf = <const Choice extends string>(...choices: readonly Choice[]): Format<Choice> => ({
  encode: (choice) => choice,
  decode: (text) => choices.find((each) => each === text),
});

/** A whole number from 0 to below a limit. */
export const below = (limit: number): Format<number> => ({
  encode: String,
  decode: (text) => (/^\d+$/.test(text) && Number(text) < limit ? Number(text) : undefined),
});

/** A value as JSON, if it passes a check. */
export const json = <T>(isValid: (value: unknown) => value is T): Format<T> => ({
  encode: JSON.stringify,
  decode: (text) => {
    const value: unknown = JSON.parse(text); // a failure is caught by the item
    return isValid(value) ? value : undefined;
  },
});

type Check<T> = (value: unknown) => value is T;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isString: Check<string> = (value) => typeof value === 'string';

const isSetting: Check<string | boolean> = (value) => typeof value === 'string' || typeof value === 'boolean';

export const isArrayOf =
  <T>(isElement: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isElement);

export const isRecordOf =
  <T>(isValue: Check<T>): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(isValue);

/** Checks the fields of an object. */
export const hasFields =
  <T>(fields: { [Name in keyof T]-?: Check<T[Name]> }): Check<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Check<unknown>>(fields).every(([name, isValid]) => isValid(value[name]));

/** The catalogue was checked by the server that sent it; here only that it is whole. */
const isCatalogue = (value: unknown): value is Catalogue | null =>
  isObject(value) && isArrayOf(isObject)(value['games']) && Array.isArray(value['bots']);

const isInteger: Check<number> = (value): value is number => Number.isInteger(value);

/**
 * Everything that the client stores in the browser, apart from what games store for their boards (`games/GAME/storage.ts`).
 * Names and formats must stay, since browsers have them.
 */
export const stored = {
  /** The last catalogue, for when the server cannot be reached. */
  catalogue: storedItem<Catalogue | null>('catalogue', json(isCatalogue), null),
  theme: storedItem('theme', oneOf('system', 'light', 'dark'), 'system'),
  sound: storedItem('sound', oneOf('on', 'off'), 'on'),
  motion: storedItem('motion', oneOf('on', 'off'), 'on'),
  animationSpeed: storedItem('speed', oneOf('slow', 'usual', 'quick'), 'usual'),
  /** The last game, bot level and time control chosen. */
  game: storedItem('game', TEXT, ''),
  botLevel: storedItem('level', TEXT, ''),
  timeControl: storedItem('pace', TEXT, ''),
  isListed: storedItem('listed', BOOLEAN, false),
  isPlayedOnServer: storedItem('on-server', BOOLEAN, false),
  /** The options last chosen for a variant. */
  options: (game: string, variant: string) => storedItem(`choices.${game}.${variant}`, json(isRecordOf(isSetting)), {}),
  /** Lessons and tutorials that were completed. */
  progress: storedItem('learnt', json(isArrayOf(isString)), []),
  /** The steps of a tutorial that were shown at a table. */
  tutorialSteps: (table: string) => storedItem(`guide.${table}`, json(isArrayOf(isString)), []),
  /** By game, the level of an adaptive bot, and the current streak of wins or losses. */
  adaptiveLevels: storedItem('rungs', json(isRecordOf(hasFields({ level: isInteger, row: isInteger }))), {}),
  /** The result of a local game, as text; empty while it runs. */
  localResult: (table: string) => storedItem(`ended.${table}`, TEXT, ''),
};
