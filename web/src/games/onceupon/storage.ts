import { hasFields, isArrayOf, isRecordOf, isString, json, oneOf, storedItem } from '../../app/storage';
import type { HandStroke } from './castle/drawing/strokes';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isStroke = (value: unknown): value is HandStroke =>
  hasFields<{ colour: number; points: number[] }>({ colour: isNumber, points: isArrayOf(isNumber) })(value) &&
  (!('brush' in value) || isNumber(value.brush));

const isStrokes = isArrayOf(isStroke);
const isPart = (value: unknown): value is [part: string, strokes: readonly HandStroke[]] =>
  Array.isArray(value) && value.length === 2 && isString(value[0]) && isStrokes(value[1]);

export const stored = {
  /** Whether the player is asked even where there is nothing to decide. */
  forcedMoves: storedItem('onceupon.nothing-to-decide', oneOf('by-itself', 'asked'), 'by-itself'),
  /** The drawings that the server does not have yet, by sheet and part. */
  unsentDrawings: storedItem('onceupon.unsent', json(isRecordOf(isArrayOf(isPart))), {}),
};
