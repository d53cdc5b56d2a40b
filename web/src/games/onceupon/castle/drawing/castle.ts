import { flag, floor, folk, tower, wall } from './buildings';
import { GRAPHITE, Pencil, type Stroke } from './pencil';
import { cloud, puff, sun } from './sky';
import { boxOf, type Kind } from './layout';

/** What a seat has, as far as it is drawn. */
export interface CastleParts {
  floors: number;
  towers: number[];
  walls: number;
  flags: number[];
  residents: number;
  clouds: number;
  sun: boolean;
  cloud: boolean;
}

/** Something to be drawn: its name tells it from all others on the sheet. */
export interface Part {
  id: string;
  kind: Kind;
  number: number;
  /** What a tower or a flag is worth. */
  worth: number;
}

/** How an architect builds; no two at a table build alike. */
export interface Manner {
  /** Which of the roofs and windows. */
  style: 0 | 1 | 2 | 3;
  /** The colour of roofs and flags. */
  colour: string;
  /** The second crayon. */
  second: string;
}

/** The parts of a castle, from the back of the picture to its front. */
export function parts(built: CastleParts): Part[] {
  const list = (kind: Kind, count: number, worth: (i: number) => number = () => 0): Part[] =>
    Array.from({ length: count }, (_, i) => ({ id: `${kind}-${i + 1}`, kind, number: i + 1, worth: worth(i) }));
  return [
    ...(built.sun ? [{ id: 'sun', kind: 'sun' as const, number: 1, worth: 4 }] : []),
    ...(built.cloud ? [{ id: 'cloud', kind: 'cloud' as const, number: 1, worth: 4 }] : []),
    ...list('puff', built.clouds, () => 2),
    ...list('wall', built.walls),
    ...list('flag', built.flags.length, (i) => built.flags[i] ?? 1),
    ...list('floor', built.floors),
    ...list('tower', built.towers.length, (i) => built.towers[i] ?? 2),
    ...list('folk', built.residents),
  ];
}

const COLOURS = ['#b8443a', '#2f6c9e', '#b98413', '#73519f'];
const SECONDS = ['#c98b3a', '#3f8a7a', '#7c8f3c', '#b0577e'];

export function manner(table: string, seat: number): Manner {
  const first = Math.floor(new Pencil(table).random() * 4);
  return {
    style: ((first + seat) % 4) as 0 | 1 | 2 | 3,
    colour: COLOURS[seat % 4] ?? GRAPHITE,
    second: SECONDS[seat % 4] ?? GRAPHITE,
  };
}

const DRAWN: Readonly<Record<Kind, (pencil: Pencil, part: Part, how: Manner) => void>> = {
  sun,
  cloud,
  puff,
  wall,
  flag,
  floor,
  tower,
  folk,
};

/** Draws one part: the same for everybody, another for each table, seat, part and worth. */
export function draw(table: string, seat: number, part: Part): Stroke[] {
  const pencil = new Pencil(`${table} ${seat} ${part.id} ${part.worth}`);
  DRAWN[part.kind](pencil, part, manner(table, seat));
  return pencil.strokes;
}

/** The part under a point of the sheet: of several the smallest, which is hardest to hit; residents are not chosen. */
export function partAt(list: readonly Part[], x: number, y: number): Part | null {
  const hit = list.flatMap((part) => {
    const box = boxOf(part.kind, part.number);
    const inside = part.kind !== 'folk' && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    return inside ? [{ part, size: box.width * box.height }] : [];
  });
  return hit.sort((a, b) => a.size - b.size)[0]?.part ?? null;
}
