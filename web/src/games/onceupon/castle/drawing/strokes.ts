import type { Attachment } from '../../../../net/types';
import { type Point, smooth, type Stroke } from './pencil';
import { SIDE_PART } from './sheetSide';

/** One movement of a hand: a crayon and perhaps a brush by number, x and y in turn. */
export interface HandStroke {
  colour: number;
  brush?: number;
  points: number[];
}

/** What a hand drew for a part of a seat's sheet. */
export interface Drawing {
  seat: number;
  part: string;
  strokes: HandStroke[];
}

/** Drawings as they lie beside the game, which has checked them. */
export const drawingsOf = (attachments: readonly Attachment[]): Drawing[] =>
  attachments.filter(({ part }) => part !== SIDE_PART).map(({ seat, part, content }) => ({ seat, part, strokes: content as HandStroke[] }));

/** Strokes as they are laid beside the game; a part without any has no drawing. */
export const attachmentOf = (seat: number, part: string, strokes: readonly HandStroke[]): Attachment => ({
  seat,
  part,
  ...(strokes.length === 0 ? {} : { content: strokes }),
});

/** The crayons in the box; the game knows them by number, so new ones come last. */
export const CRAYONS: readonly { name: string; colour: string }[] = [
  { name: 'graphite', colour: '#4a4038' },
  { name: 'red', colour: '#b8443a' },
  { name: 'blue', colour: '#2f6c9e' },
  { name: 'yellow', colour: '#d9a21b' },
  { name: 'green', colour: '#4f8a4b' },
  { name: 'violet', colour: '#73519f' },
  { name: 'brown', colour: '#8a5a2e' },
  { name: 'grey', colour: '#9a958c' },
  { name: 'sky', colour: '#8fbfdd' },
  { name: 'rose', colour: '#dd8fa6' },
  { name: 'leaf', colour: '#a5c26a' },
  { name: 'paper', colour: '#fdf8ea' },
];

/** How thick each brush draws, from the finest on. */
export const BRUSHES: readonly number[] = [1.6, 3, 6, 14];

/** The brush of strokes that name none. */
export const USUAL_BRUSH = 1;

/** How far the hand must have moved before it counts, so that a drawing stays small. */
const MIN_POINT_DISTANCE = 4;

/** The most points of a drawing; the game keeps no more. */
export const MAX_POINTS = 800;

export const widthOf = (stroke: HandStroke): number => BRUSHES[stroke.brush ?? USUAL_BRUSH] ?? 3;

const pairsOf = ({ points }: HandStroke): Point[] =>
  Array.from({ length: points.length / 2 }, (_, i): Point => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0]);

export function handStrokes(drawing: Pick<Drawing, 'strokes'>): Stroke[] {
  return drawing.strokes.map((stroke) => {
    const pairs = pairsOf(stroke);
    const only = pairs.length === 1 ? pairs[0] : undefined;
    const d = only ? `M${only.join(' ')}h0.1` : smooth(pairs, false);
    return { d, colour: CRAYONS[stroke.colour]?.colour ?? '#4a4038', width: widthOf(stroke) };
  });
}

/** A stroke with one more point, if the hand has moved far enough. */
export function extended(stroke: HandStroke, x: number, y: number): HandStroke {
  const { points } = stroke;
  const [lastX, lastY] = points.slice(-2);
  if (lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < MIN_POINT_DISTANCE) {
    return stroke;
  }
  return { ...stroke, points: [...points, x, y] };
}

/** What is left of strokes where a rubber went; the same list if it touched nothing. */
export function rubbed(strokes: readonly HandStroke[], x: number, y: number, radius: number): readonly HandStroke[] {
  const touches = (stroke: HandStroke, [px, py]: Point): boolean => Math.hypot(px - x, py - y) < radius + widthOf(stroke) / 2;
  if (!strokes.some((stroke) => pairsOf(stroke).some((point) => touches(stroke, point)))) {
    return strokes;
  }
  return strokes.flatMap((stroke) => {
    const runs: number[][] = [[]];
    for (const point of pairsOf(stroke)) {
      if (touches(stroke, point)) {
        runs.push([]);
      } else {
        runs.at(-1)?.push(...point);
      }
    }
    return runs.filter((points) => points.length > 0).map((points) => ({ ...stroke, points }));
  });
}
