import type { LogRecord } from '../../../../table/store/history.svelte';
import { activeMoves } from '../../../../table/store/moveHistory';
import { eventsOf, type OnceUponEvent } from '../../model';
import { type CastleParts, parts } from './castle';
import type { Drawing } from './strokes';

const EMPTY: CastleParts = { floors: 0, towers: [], walls: 0, flags: [], residents: 0, clouds: 0, sun: false, cloud: false };

/** Into how many steps all that lies on top is divided. */
const STROKE_STEPS = 16;

/** What happened to a castle. */
function grown(built: CastleParts, event: OnceUponEvent): CastleParts {
  switch (event.event) {
    case 'tower':
      return { ...built, towers: [...built.towers, event.worth] };
    case 'flag':
      return { ...built, flags: [...built.flags, event.worth] };
    case 'wall':
      return { ...built, walls: built.walls + 1 };
    case 'floor':
      return { ...built, floors: built.floors + 1 };
    case 'residents':
      return { ...built, residents: event.residents };
    case 'small-cloud':
      return { ...built, clouds: built.clouds + 1 };
    case 'sun':
      return { ...built, sun: true };
    case 'cloud':
      return { ...built, cloud: true };
    default:
      return built;
  }
}

/** How a seat's castle came to be, from the empty sheet on, as far as the log tells it. */
export function castleSteps(log: readonly LogRecord[], seat: number, now: CastleParts): CastleParts[] {
  const stands = new Set(activeMoves(log).map(({ number }) => number));
  const events = log.filter(({ entry }) => stands.has(entry.number)).flatMap((each) => eventsOf(each.events));
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const steps = own.reduce<CastleParts[]>(
    (before, event) => {
      const last = before.at(-1) ?? EMPTY;
      const next = grown(last, event);
      return next === last ? before : [...before, next];
    },
    [EMPTY],
  );
  return [...steps, now];
}

/** What lies on top of a castle, a few strokes more with every step. */
export function strokeSteps(drawings: readonly Drawing[]): Drawing[][] {
  const strokes = drawings.flatMap((drawing) => drawing.strokes.map((stroke) => ({ drawing, stroke })));
  const count = Math.min(STROKE_STEPS, strokes.length);
  return Array.from({ length: count }, (_, i) => {
    const shown = strokes.slice(0, Math.ceil(((i + 1) / count) * strokes.length));
    return drawings.map((drawing) => ({
      ...drawing,
      strokes: shown.filter((each) => each.drawing === drawing).map((each) => each.stroke),
    }));
  });
}

/** A castle at one moment of its growing. */
export interface TimelineStep {
  castle: CastleParts;
  drawings: readonly Drawing[];
}

/** All moments of a castle: its parts as they were built, each as it was drawn by hand, and then what lies on top. */
export function moments(log: readonly LogRecord[], seat: number, now: CastleParts, drawings: readonly Drawing[]): TimelineStep[] {
  const own = drawings.filter((each) => each.seat === seat);
  const all = new Set(parts(now).map((part) => part.id));
  const ofParts = own.filter((each) => all.has(each.part));
  const onTop = own.filter((each) => !all.has(each.part));
  const building = castleSteps(log, seat, now).map((castle) => {
    const there = new Set(parts(castle).map((part) => part.id));
    return { castle, drawings: ofParts.filter((each) => there.has(each.part)) };
  });
  return [...building, ...strokeSteps(onTop).map((inked) => ({ castle: now, drawings: [...ofParts, ...inked] }))];
}
