import type { Drawing } from '../../../net/types';
import { smooth, type Point, type Stroke } from './pencil';

/** One movement of a hand. */
export type HandStroke = Drawing['strokes'][number];

/** The crayons in the box. */
export const CRAYONS: readonly { name: string; colour: string }[] = [
  { name: 'graphite', colour: '#4a4038' },
  { name: 'red', colour: '#b8443a' },
  { name: 'blue', colour: '#2f6c9e' },
  { name: 'yellow', colour: '#d9a21b' },
  { name: 'green', colour: '#4f8a4b' },
  { name: 'violet', colour: '#73519f' },
  { name: 'brown', colour: '#8a5a2e' },
  { name: 'grey', colour: '#9a958c' },
];

const CRAYON_WIDTH = 3;

/** How far the hand must have moved before it counts, so that a drawing stays small. */
const STEP = 4;

/** The most points of a drawing; the server keeps no more. */
export const MOST_POINTS = 800;

export function handStrokes(drawing: Pick<Drawing, 'strokes'>): Stroke[] {
  return drawing.strokes.map(({ colour, points }) => {
    const pairs = Array.from({ length: points.length / 2 }, (_, i): Point => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0]);
    const only = pairs.length === 1 ? pairs[0] : undefined;
    const d = only ? `M${only.join(' ')}h0.1` : smooth(pairs, false);
    return { d, colour: CRAYONS[colour]?.colour ?? '#4a4038', width: CRAYON_WIDTH };
  });
}

/** A stroke with one more point, if the hand has moved far enough and there is room. */
export function extended(stroke: HandStroke, x: number, y: number): HandStroke {
  const { points } = stroke;
  const [lastX, lastY] = points.slice(-2);
  if (lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < STEP) {
    return stroke;
  }
  return { ...stroke, points: [...points, x, y] };
}

export const pointsOf = (strokes: readonly HandStroke[]): number =>
  strokes.reduce((sum, stroke) => sum + stroke.points.length / 2, 0);
