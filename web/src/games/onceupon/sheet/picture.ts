import { say } from '../../../words';
import { draw, parts, type Built } from './castle';
import type { Drawing } from '../../../net/types';
import { handStrokes } from './hand';
import { merged, PAPER, type Stroke } from './pencil';
import { GROUND, HEIGHT, WIDTH } from './spots';

/** Everything on a sheet, from back to front. */
export function picture(table: string, seat: number, castle: Built, drawings: readonly Drawing[]): Stroke[] {
  const ground: Stroke = { d: `M14 ${GROUND + 1}H${WIDTH - 14}`, colour: '#a2937c', width: 1.2 };
  const drawn = parts(castle).flatMap((part) => {
    const own = drawings.find((each) => each.seat === seat && each.part === part.id);
    return own ? handStrokes(own) : merged(draw(table, seat, part));
  });
  return [ground, ...drawn];
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A sheet as a file that any program for pictures opens. */
export function toSvg(strokes: readonly Stroke[], title: string): string {
  const paths = strokes.map(({ d, colour, width }) =>
    width === 0
      ? `<path d="${d}" fill="${colour}"/>`
      : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<g stroke-linecap="round" stroke-linejoin="round">${paths.join('\n')}</g>`,
    '</svg>\n',
  ].join('\n');
}

/** A sheet as pixels, twice as fine as it is drawn. */
export function toPng(strokes: readonly Stroke[], scale = 2): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  const context = canvas.getContext('2d');
  if (!context) {
    return Promise.reject(new Error(say('onceupon-draw-no-picture')));
  }
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (const { d, colour, width } of strokes) {
    const path = new Path2D(d);
    if (width === 0) {
      context.fillStyle = colour;
      context.fill(path);
    } else {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke(path);
    }
  }
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(say('onceupon-draw-no-picture')))), 'image/png'),
  );
}

/** Hands a file to whoever looks at the page. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
