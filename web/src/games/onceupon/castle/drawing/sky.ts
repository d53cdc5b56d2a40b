import type { Part } from './castle';
import type { Pencil, Point } from './pencil';
import { partPosition } from './layout';

const YELLOW = '#e8b21f';
const BLUE = '#8fb4cc';

export function sun(pencil: Pencil): void {
  const { x, y } = partPosition('sun', 1);
  const radius = 27;
  const round = Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i / 14) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  pencil.wash(round, '#fbe7a6', true);
  pencil.shade(round, YELLOW, 5, pencil.between(-1, 1));
  pencil.ring(x, y, radius);
  pencil.colour = '#c98a10';
  const rays = 12;
  for (let i = 0; i < rays; i++) {
    const angle = ((i + pencil.between(-0.15, 0.15)) / rays) * Math.PI * 2;
    const [near, far] = [radius + 7, radius + (i % 2 === 0 ? 24 : 16)];
    pencil.line([x + Math.cos(angle) * near, y + Math.sin(angle) * near], [x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  }
  pencil.colour = '#6b4a12';
  pencil.dot(x - 9, y - 5, 2);
  pencil.dot(x + 9, y - 5, 2);
  pencil.curve([
    [x - 11, y + 6],
    [x - 4, y + 12],
    [x + 4, y + 12],
    [x + 11, y + 6],
  ]);
}

function bulges(x: number, y: number, width: number, height: number, pencil: Pencil): Point[] {
  const [w, h] = [width / 2, height / 2];
  const puffs: Point[] = [
    [-1, 0.45],
    [-0.95, -0.05],
    [-0.62, -0.3],
    [-0.5, -0.8],
    [-0.1, -1],
    [0.22, -0.72],
    [0.52, -0.82],
    [0.78, -0.35],
    [1, -0.1],
    [1, 0.45],
    [0.5, 0.66],
    [0, 0.56],
    [-0.5, 0.66],
  ];
  return puffs.map(([px, py]) => [x + px * w + pencil.between(-2, 2), y + py * h + pencil.between(-2, 2)]);
}

export function cloud(pencil: Pencil): void {
  const { x, y } = partPosition('cloud', 1);
  const shape = bulges(x, y, 138, 74, pencil);
  pencil.wash(shape, '#edf3f6', true);
  pencil.shade(shape.slice(8), BLUE, 5, 0.05);
  pencil.colour = '#5c7688';
  pencil.curve(shape, true);
  pencil.curve([
    [x - 26, y + 2],
    [x - 16, y - 10],
    [x, y - 8],
    [x + 8, y + 2],
  ]);
}

export function puff(pencil: Pencil, { number }: Part): void {
  const { x, y } = partPosition('puff', number);
  const shape = bulges(x, y, pencil.between(52, 64), pencil.between(26, 34), pencil);
  pencil.wash(shape, '#f1f5f6', true);
  pencil.colour = '#7b93a3';
  pencil.width = 1.4;
  pencil.curve(shape, true);
  pencil.shade(shape.slice(8), BLUE, 4, 0.05);
}
