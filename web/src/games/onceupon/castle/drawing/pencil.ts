import { seededRandom } from './seededRandom';

export type Point = readonly [x: number, y: number];

/** One movement of the pencil, or a wash of colour under it. */
export interface Stroke {
  d: string;
  colour: string;
  /** How thick the line is; 0 for a wash, which fills instead. */
  width: number;
}

export const GRAPHITE = '#4a4038';
export const PAPER = '#fdf8ea';

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = (point: Point): string => `${round(point[0])} ${round(point[1])}`;

/** A pencil in a hand that is never quite steady. What it drew is in {@link strokes}, in the order of drawing. */
export class Pencil {
  readonly strokes: Stroke[] = [];
  colour = GRAPHITE;
  width = 1.7;
  /** Whether lines are drawn once only, for what is small. */
  quick = false;
  readonly random: () => number;

  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  /** A number between two, by chance. */
  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }

  private shaken(point: Point, by: number): Point {
    return [point[0] + this.between(-by, by), point[1] + this.between(-by, by)];
  }

  private put(d: string, width = this.width, colour = this.colour): void {
    this.strokes.push({ d, colour, width });
  }

  /** A line through points, corners kept; drawn twice as somebody does who searches for the right line. */
  line(...points: Point[]): void {
    for (const pass of this.quick ? [0.9] : [0.9, 1.5]) {
      let d = '';
      points.forEach((point, i) => {
        const end = this.shaken(point, pass * 0.6);
        const before = points[i - 1];
        if (before === undefined) {
          d = `M${at(end)}`;
          return;
        }
        const length = Math.hypot(point[0] - before[0], point[1] - before[1]);
        const bow = Math.min(2.6, length / 38) * pass;
        const third = (share: number): Point =>
          this.shaken([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share], bow);
        d += `C${at(third(0.35))} ${at(third(0.7))} ${at(end)}`;
      });
      this.put(d, pass < 1 ? this.width : this.width * 0.55);
    }
  }

  /** A closed shape with corners. */
  shape(...points: Point[]): void {
    this.line(...points, points[0] as Point);
  }

  box(x: number, y: number, width: number, height: number): void {
    this.shape([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  }

  /** A soft line through points. */
  curve(points: readonly Point[], closed = false): void {
    const shaken = points.map((point) => this.shaken(point, 0.7));
    this.put(smooth(shaken, closed));
  }

  ring(x: number, y: number, rx: number, ry = rx): void {
    const start = this.between(0, Math.PI * 2);
    const points = Array.from({ length: 11 }, (_, i): Point => {
      const angle = start + (i / 9) * Math.PI * 2; // a little more than once around
      return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
    });
    this.curve(points);
  }

  dot(x: number, y: number, radius: number, colour = this.colour): void {
    const r = round(radius);
    this.put(
      `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(radius * 2)} 0a${r} ${r} 0 1 0 ${round(-radius * 2)} 0z`,
      0,
      colour,
    );
  }

  /** Fills a shape evenly; with paper it hides what was drawn behind. */
  wash(points: readonly Point[], colour: string, soft = false): void {
    this.put(soft ? smooth(points, true) : `M${points.map(at).join('L')}Z`, 0, colour);
  }

  /** Colours a shape in with one zigzag of a crayon. */
  shade(points: readonly Point[], colour: string, gap = 4, angle = -0.7): void {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const turned = points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
    const heights = turned.map((point) => point[1]);
    const zigzag: Point[] = [];
    let leftFirst = true;
    for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
      const crossings = turned.flatMap((from, i) => {
        const to = turned[(i + 1) % turned.length] as Point;
        return from[1] <= y !== to[1] <= y ? [from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])] : [];
      });
      if (crossings.length < 2) {
        continue;
      }
      const [left, right] = [Math.min(...crossings) + 1, Math.max(...crossings) - 1];
      for (const x of leftFirst ? [left, right] : [right, left]) {
        const shaken = this.shaken([x, y], gap * 0.22);
        zigzag.push([shaken[0] * cos - shaken[1] * sin, shaken[1] * cos + shaken[0] * sin]);
      }
      leftFirst = !leftFirst;
    }
    if (zigzag.length > 1) {
      this.put(`M${zigzag.map(at).join('L')}`, gap * 0.42, colour);
    }
  }
}

/** A path that bends softly through points. */
export function smooth(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const get = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point;
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${at(c)}`;
  }
  return closed ? d + 'Z' : d;
}

/** The same drawing in fewer paths: lines of one kind between two washes become one. */
export function merged(strokes: readonly Stroke[]): Stroke[] {
  const result: Stroke[] = [];
  let since = 0;
  for (const stroke of strokes) {
    if (stroke.width === 0) {
      result.push(stroke);
      since = result.length;
      continue;
    }
    const same = result.findIndex((each, i) => i >= since && each.colour === stroke.colour && each.width === stroke.width);
    const found = result[same];
    if (found === undefined) {
      result.push(stroke);
    } else {
      result[same] = { ...found, d: found.d + stroke.d };
    }
  }
  return result;
}
