import { t } from '../../../../i18n';
import { PORTRAITS } from '../../art';
import { type CastleParts, draw, parts } from './castle';
import { type Drawing, handStrokes } from './strokes';
import { lodgings, WINDOW } from './lodgers';
import { layered } from './drawingState.svelte';
import { merged, PAPER, type Stroke } from './pencil';
import { GROUND, WIDTH } from './layout';

/** A stroke that may be drawn elsewhere and smaller than it was made. */
export interface Ink extends Stroke {
  at?: readonly [x: number, y: number, scale: number];
}

/** Words on a picture, around their middle. */
export interface Lettering {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
}

/** Something to be saved: lines and words on paper. */
export interface Picture {
  width: number;
  height: number;
  ink: readonly Ink[];
  letters: readonly Lettering[];
}

/** A guest's face in a square with this upper left corner. */
export const portrait = (guest: string, x: number, y: number, size: number): Ink[] =>
  (PORTRAITS[guest] ?? []).map(([d, fill]) => ({ d, colour: fill, width: 0, at: [x, y, size / 64] }));

/** Everything on a sheet, from back to front; only what was drawn by hand if the castle is not drawn automatically. */
export function sheetOf(
  table: string,
  seat: number,
  castle: CastleParts,
  drawings: readonly Drawing[],
  guests: readonly string[],
  automatic = true,
): Ink[] {
  const own = layered(drawings.filter((each) => each.seat === seat));
  const strokes = own.flatMap(handStrokes);
  if (!automatic) {
    return strokes;
  }
  const byHand = new Set(own.map((each) => each.part));
  const { width, height } = WINDOW;
  const looking = lodgings(castle.floors, guests.length).flatMap(({ x, y, window }, i): Ink[] => {
    const frame = `M${x - width / 2} ${y}v${-height * 0.62}q0 ${-height * 0.38} ${width / 2} ${-height * 0.38}t${width / 2} ${height * 0.38}v${height * 0.62}Z`;
    const face = portrait(guests[i] ?? '', x - width / 2, y - width, width);
    return window ? [{ d: frame, colour: '#f6dfa0', width: 0 }, ...face, { d: frame, colour: '#4a4038', width: 2 }] : face;
  });
  return [
    { d: `M14 ${GROUND + 1}H${WIDTH - 14}`, colour: '#a2937c', width: 1.2 },
    ...parts(castle).flatMap((part) => (byHand.has(part.id) ? [] : merged(draw(table, seat, part)))),
    ...looking,
    ...strokes,
  ];
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const FONT = 'Alegreya, Georgia, serif';

/** A picture as a file that any program for pictures opens. */
export function toSvg({ width, height, ink, letters }: Picture, title: string): string {
  const paths = ink.map(({ d, colour, width: line, at }) => {
    const moved = at ? ` transform="translate(${at[0]} ${at[1]}) scale(${at[2]})"` : '';
    return `<path d="${d}"${moved} ${line === 0 ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="${line}"`}/>`;
  });
  const words = letters.map(
    ({ text, x, y, size, colour }) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-family="${FONT}" fill="${colour}" text-anchor="middle">${escape(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<g stroke-linecap="round" stroke-linejoin="round">${paths.join('\n')}</g>`,
    ...words,
    '</svg>\n',
  ].join('\n');
}

/** A picture as pixels, twice as fine as it is drawn. */
export function toPng({ width, height, ink, letters }: Picture, scale = 2): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) {
    return Promise.reject(new Error(t('onceupon-draw-no-picture')));
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.scale(scale, scale);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  for (const { d, colour, width: line, at = [0, 0, 1] } of ink) {
    context.setTransform(scale * at[2], 0, 0, scale * at[2], scale * at[0], scale * at[1]);
    if (line === 0) {
      context.fillStyle = colour;
      context.fill(new Path2D(d));
    } else {
      context.strokeStyle = colour;
      context.lineWidth = line;
      context.stroke(new Path2D(d));
    }
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.textAlign = 'center';
  for (const { text, x, y, size, colour } of letters) {
    context.font = `600 ${size}px "Alegreya Variable", ${FONT}`;
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(t('onceupon-draw-no-picture')))), 'image/png'),
  );
}

/** Hands a file to whoever looks at the page. */
export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
