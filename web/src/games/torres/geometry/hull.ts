import type { Point } from './projection';

const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

const chain = (points: readonly Point[]): Point[] =>
  points.reduce<Point[]>((line, point) => {
    while (line.length > 1 && turn(line.at(-2) ?? point, line.at(-1) ?? point, point) <= 0) {
      line.pop();
    }
    line.push(point);
    return line;
  }, []);

/** The outline of what lies between some points, as a rubber band around them would have it. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted).slice(0, -1), ...chain([...sorted].reverse()).slice(0, -1)];
}
