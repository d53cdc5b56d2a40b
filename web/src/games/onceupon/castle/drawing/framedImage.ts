import { GRAPHITE, PAPER } from './pencil';
import { type Ink, type Picture, portrait } from './exportImage';
import { HEIGHT, WIDTH } from './layout';

/** What is written below a castle in its frame. */
export interface Caption {
  name: string;
  /** Who built it, and when. */
  owner: string;
  points: string;
  guests: readonly string[];
}

const FRAME = 26;
const MAT = 24;
const EDGE = FRAME + MAT;
const CAPTION = 150;
const FACE = 40;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A castle in a wooden frame, with its name, its owner, its points and its guests. */
export function framedImage(sheet: readonly Ink[], { name, owner, points, guests }: Caption): Picture {
  const width = WIDTH + 2 * EDGE;
  const height = HEIGHT + CAPTION + 2 * EDGE - MAT;
  const middle = width / 2;
  const top = EDGE + HEIGHT;
  const left = middle - (guests.length * (FACE + 6) - 6) / 2;
  const wood: Ink[] = [
    { d: box(0, 0, width, height), colour: '#7a5228', width: 0 },
    { d: box(6, 6, width - 12, height - 12), colour: '#a9773f', width: 3 },
    { d: box(FRAME - 5, FRAME - 5, width - 2 * FRAME + 10, height - 2 * FRAME + 10), colour: '#5a3a18', width: 3 },
    { d: box(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME), colour: '#efe3c8', width: 0 },
    { d: box(EDGE, EDGE, WIDTH, HEIGHT), colour: PAPER, width: 0 },
    { d: box(EDGE, EDGE, WIDTH, HEIGHT), colour: '#b9a67c', width: 1.2 },
  ];
  return {
    width,
    height,
    ink: [
      ...wood,
      ...sheet.map((ink) => ({ ...ink, at: [EDGE + (ink.at?.[0] ?? 0), EDGE + (ink.at?.[1] ?? 0), ink.at?.[2] ?? 1] as const })),
      ...guests.flatMap((guest, i) => portrait(guest, left + i * (FACE + 6), top + 98, FACE)),
    ],
    letters: [
      { text: name, x: middle, y: top + 42, size: 36, colour: GRAPHITE },
      { text: owner, x: middle, y: top + 68, size: 19, colour: '#6b5a40' },
      { text: points, x: middle, y: top + 91, size: 19, colour: '#8a2a26' },
    ],
  };
}
