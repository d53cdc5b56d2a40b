import { BOOLEAN, hasFields, isRecordOf, isString, json, storedItem } from '../../app/storage';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const stored = {
  showsPattern: storedItem('blackstone.pattern', BOOLEAN, true),
  showsLetters: storedItem('blackstone.letters', BOOLEAN, false),
  /** A player's standing answers at a table, and whether forced moves are played at once. */
  autoAnswers: (table: string) =>
    storedItem(`blackstone.standing.${table}`, json(hasFields({ given: isRecordOf(isString), forced: isBoolean })), {
      given: {},
      forced: true,
    }),
};
