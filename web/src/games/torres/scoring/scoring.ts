import { t } from '../../../i18n';
import type { TorresEvent } from '../model';
import '../words';

/** Why somebody got points in a scoring. */
export interface ScoreLine {
  what: string;
  sum: string;
  points: number;
}

/** What a scoring brought one seat; the points of the lines add up to the step from one total to the next. */
export interface SeatScore {
  seat: number;
  lines: ScoreLine[];
  from: number;
  to: number;
}

/** The scoring of a phase, seat by seat, as the events of the move that ended it tell it. */
export function seatScores(events: readonly TorresEvent[]): SeatScore[] {
  const found: SeatScore[] = [];
  let lines: ScoreLine[] = [];
  for (const event of events) {
    if (event.event === 'castle') {
      const { at, area, level, points } = event;
      lines.push({ what: t('torres-scored-castle', { at }), sum: t('torres-scored-castle.sum', { area, level }), points });
    } else if (event.event === 'king') {
      lines.push({ what: t('torres-scored-king'), sum: '', points: event.points });
    } else if (event.event === 'master') {
      lines.push({ what: t('torres-scored-master'), sum: '', points: event.points });
    } else if (event.event === 'scored') {
      const { seat, from, to, points } = event;
      if (to - from > points) {
        lines.push({ what: t('torres-scored-past'), sum: '', points: to - from - points });
      }
      found.push({ seat, lines, from, to });
      lines = [];
    }
  }
  return found;
}

/** What a seat's points came from in the whole game. */
export interface PointSources {
  /** What the castles paid at each scoring. */
  castles: number[];
  king: number;
  master: number;
  /** One by one, with what was skipped because another's marker stood there. */
  markers: number;
}

/** Where everybody's points came from, as all events of a game tell it. */
export function pointSources(events: readonly TorresEvent[], seats: number): PointSources[] {
  const found = Array.from({ length: seats }, (): PointSources => ({ castles: [], king: 0, master: 0, markers: 0 }));
  let castles = 0;
  let other = 0;
  for (const event of events) {
    const own = 'seat' in event ? found[event.seat] : undefined;
    if (own === undefined) {
      continue;
    }
    if (event.event === 'castle') {
      castles += event.points;
    } else if (event.event === 'king' || event.event === 'master') {
      own[event.event] += event.points;
      other += event.points;
    } else if (event.event === 'advance') {
      own.markers += event.to - event.from;
    } else if (event.event === 'scored') {
      own.castles.push(castles);
      own.markers += event.to - event.from - castles - other;
      [castles, other] = [0, 0];
    }
  }
  return found;
}
