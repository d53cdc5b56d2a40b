import { COLUMNS, faceWords, FACTIONS, faction, role, ROLES, ROWS, SPACES } from './cards';
import { columnOf, on, rowOf, upFace, type BlackstoneView } from './model';

/** How close the board is to the perfect perimeter; a help for the eye, the server says when it is reached. */
export interface Pattern {
  /** What fits already and what does not yet, by space. */
  verdicts: Map<string, boolean>;
  /** "lions along row S": what seems to be growing where. */
  lines: string[];
  checks: { what: string; done: boolean }[];
}

const EDGES = ['s', 'k', 'e', 'b'] as const;
const edgeWords = (edge: string): string => `${(ROWS as readonly string[]).includes(edge) ? 'row' : 'column'} ${edge.toUpperCase()}`;
const onEdge = (space: string): boolean => EDGES.some((edge) => space.includes(edge) && edgeHolds(space, edge));
const edgeHolds = (space: string, edge: string): boolean =>
  (ROWS as readonly string[]).includes(edge) ? space[1] === edge : space[0] === edge;

function orders<T>(items: readonly T[]): T[][] {
  return items.length === 0 ? [[]] : items.flatMap((item, i) => orders(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

interface Reading {
  kinds: readonly string[];
  kind: (face: string) => string | null;
  other: (face: string) => string | null;
}

const READINGS: readonly Reading[] = [
  { kinds: FACTIONS, kind: faction, other: role },
  { kinds: ROLES, kind: role, other: faction },
];

const neighbours = (space: string): string[] =>
  [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ].flatMap(([x = 0, y = 0]) => {
    const [column, row] = [COLUMNS[columnOf(space) + x], ROWS[rowOf(space) + y]];
    return column && row ? [column + row] : [];
  });

export function pattern(view: BlackstoneView): Pattern {
  const faces = new Map(SPACES.flatMap((space) => {
    const stack = on(view, space);
    return stack ? [[space, upFace(stack.top)] as const] : [];
  }));
  const inLine = (reading: Reading, order: readonly string[]): string[] =>
    [...faces].filter(([space, face]) => edgeHolds(space, EDGES[order.indexOf(reading.kind(face) ?? '')] ?? '-')).map(([space]) => space);

  let best: { reading: Reading; order: readonly string[]; spaces: string[] } | null = null;
  for (const reading of READINGS) {
    for (const order of orders(reading.kinds)) {
      const spaces = inLine(reading, order);
      if (best === null || spaces.length > best.spaces.length) {
        best = { reading, order, spaces };
      }
    }
  }
  const { reading, order, spaces } = best ?? { reading: READINGS[0] as Reading, order: FACTIONS, spaces: [] };
  const fit = new Set(spaces);
  const alike = (space: string): boolean =>
    neighbours(space).some((next) => faces.has(next) && reading.other(faces.get(next) ?? '') === reading.other(faces.get(space) ?? ''));
  const all = FACTIONS.flatMap((one) => ROLES.map((two) => `${one}-${two}`));
  const times = (face: string): number => [...faces.values()].filter((each) => each === face).length;
  const verdicts = new Map([...faces].map(([space, face]) => [space, fit.has(space) && times(face) === 1 && !alike(space)]));

  const inside = [...faces.keys()].filter((space) => !onEdge(space)).length;
  const lacking = all.filter((face) => times(face) === 0);
  const double = all.filter((face) => times(face) > 1).length;
  const clashes = [...faces.keys()].filter((space) => onEdge(space) && alike(space)).length;
  const some = lacking.slice(0, 3).map(faceWords).join(', ') + (lacking.length > 3 ? ' …' : '');
  const other = reading.kinds === FACTIONS ? 'role' : 'faction';
  return {
    verdicts,
    lines: order.map((kind, i) => `${kind} in ${edgeWords(EDGES[i] ?? '')}`),
    checks: [
      { what: inside === 0 ? 'the middle is empty' : `${inside} in the middle must go`, done: inside === 0 },
      { what: lacking.length === 0 ? 'all sixteen faces are there' : `missing: ${some}`, done: lacking.length === 0 },
      { what: double === 0 ? 'no face is there twice' : `${double} faces are there more than once`, done: double === 0 },
      { what: `${spaces.length} stand on their edge`, done: spaces.length === all.length && faces.size === all.length },
      { what: clashes === 0 ? `no neighbours share a ${other}` : `${clashes} share a ${other} with a neighbour`, done: clashes === 0 },
    ],
  };
}
