import { gameShapes } from '../../board-kit/shapes';
import { type Phrase, t } from '../../i18n';
import { type Face, GUESTS, type Line } from './data';
import type { CastleParts } from './castle/drawing/castle';
import { seededRandom } from './castle/drawing/seededRandom';
import type { Kind } from './castle/drawing/layout';
import type { components } from './types.gen';
import './words';

/** What the game shows and tells, as it describes it: `types.gen.ts` is made from that by `npm run wire`. */
type Shapes = components['schemas'];

export type OnceUponView = Shapes['View'];
export type OnceUponSeat = Shapes['Seat'];
export type OnceUponEvent = Shapes['Event'];
export type SeatFacts = Shapes['SeatFacts'];

/** What stands on a seat's sheet. */
export function built(view: OnceUponView, seat: number): CastleParts {
  const { floors = 0, towers = [], walls = 0, flags = [], residents = 0, clouds = 0 } = view.seats[seat] ?? {};
  return { floors, towers, walls, flags, residents, clouds, sun: view.sun === seat, cloud: view.finisher === seat };
}

/** Who looks out of a castle's windows; guests that are only points have faces too, others at each table. */
export function lodgersOf(table: string, seat: number, holding: OnceUponSeat | undefined): string[] {
  const faces = Object.keys(GUESTS);
  const first = Math.floor(seededRandom(`${table} ${seat}`)() * faces.length);
  return holding?.guests ?? (holding?.points ?? []).map((_, i) => faces[(first + i * 7) % faces.length] ?? '');
}

/** What follows from a view; where no guests lie open, none are told of. */
export type OnceUponFacts = Shapes['Facts'] & Required<Pick<Shapes['Facts'], 'open'>>;

const NO_FACTS: OnceUponFacts = {
  goal: { parts: 0, rounds: 0 },
  sun: { points: 0, towers: 0 },
  cloud: { points: 0 },
  dice: [],
  diceLeft: 0,
  lines: [],
  seats: [],
  open: [],
};

export const { factsOf, eventsOf } = gameShapes<OnceUponFacts, OnceUponEvent>(NO_FACTS);

/** What a guest is worth where it lives, or would be to a seat if it came. */
export const worthOf = (facts: OnceUponFacts, guest: string, seat: number): number | undefined =>
  facts.seats.flatMap((each) => each.guests).find((each) => each.guest === guest)?.points ??
  facts.open.find((each) => each.guest === guest)?.points[seat];

/** Who a guest is, what it does and when, and its points. */
export const guestTitle = (facts: OnceUponFacts, guest: string, seat: number): string =>
  t('onceupon-guest-title', {
    guest: { key: `onceupon-guest-${guest}.name` },
    help: { key: `onceupon-guest-${guest}.help` },
    kind: { key: `onceupon-kind-${GUESTS[guest] ?? 'bolt'}` },
    points: worthOf(facts, guest, seat) ?? 0,
  });

/** What a die or a square shows, in words. */
export const faceName = (face: Face): Phrase => ({ key: `onceupon-dice-${face === '?' ? 'any' : face}` });

/** A castle in words, for those who cannot see it. */
export function describe({ floors, towers, walls, flags, residents, clouds, sun, cloud }: CastleParts): string {
  return t('onceupon-castle-in-words', {
    ...{ floors, walls, residents, clouds },
    towers: towers.length,
    towerWorths: towers,
    flags: flags.length,
    flagWorths: flags,
    sun: sun ? 'yes' : 'no',
    cloud: cloud ? 'yes' : 'no',
  });
}

/** A part that is about to be drawn. */
export interface NextPart {
  kind: Kind;
  number: number;
}

/** The parts that these lines would draw, where each would stand; none for a line that can draw nothing. */
export function nextParts(castle: CastleParts, lines: readonly Line[], facts: SeatFacts | undefined): NextPart[] {
  const drawing = lines.filter((line) => !facts?.idle.some((each) => each.line === line.id));
  return drawing.map((line) => nextPart(castle, line));
}

/** Where on the sheet a line's reward would be drawn next. */
export function nextPart(castle: CastleParts, line: Line): NextPart {
  const drawn = { tower: castle.towers.length, wall: castle.walls, flag: castle.flags.length, floor: castle.floors };
  return { kind: line.reward, number: drawn[line.reward] + 1 };
}
