import type { RatingPoint } from '../../net/types';

/** The layout of a rating chart: points and grid lines. */
export interface ChartLayout {
  path: string;
  dots: { x: number; y: number; point: RatingPoint }[];
  lines: { y: number; rating: number }[];
}

const GRID_STEPS = [10, 20, 50, 100, 200, 500];
const MAX_GRID_LINES = 5;

/** Lays out the games of a rating from left to right. */
export function layoutChart(course: readonly RatingPoint[], width: number, height: number): ChartLayout {
  const ratings = course.map((point) => point.rating);
  const low = Math.min(...ratings);
  const high = Math.max(...ratings);
  const step = GRID_STEPS.find((each) => (high - low) / each < MAX_GRID_LINES - 1) ?? 1000;
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const y = (rating: number) => height - ((rating - from) / (to - from)) * height;
  const x = (i: number) => (course.length < 2 ? width / 2 : (i / (course.length - 1)) * width);
  const dots = course.map((point, i) => ({ x: x(i), y: y(point.rating), point }));
  const lines = [];
  for (let rating = from; rating <= to; rating += step) {
    lines.push({ y: y(rating), rating });
  }
  return { path: dots.map((dot, i) => `${i === 0 ? 'M' : 'L'}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join(''), dots, lines };
}
