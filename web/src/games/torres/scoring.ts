import type { GameEvent } from '../../net/types';
import { say } from '../../words';
import './words';

/** Why somebody got points in a scoring. */
export interface Line {
  what: string;
  sum: string;
  points: number;
}

/** What a scoring brought one seat; the points of the lines add up to the step from one total to the next. */
export interface SeatScore {
  seat: number;
  lines: Line[];
  from: number;
  to: number;
}

const text = (value: unknown): string => String(value ?? '');

/** The scoring of a phase, seat by seat, as the events of the move that ended it tell it. */
export function scoring(events: readonly GameEvent[]): SeatScore[] {
  const found: SeatScore[] = [];
  let lines: Line[] = [];
  for (const event of events) {
    const points = Number(event['points']);
    if (event.event === 'castle') {
      lines.push({ what: say('torres-scored-castle', { at: text(event['at']) }), sum: say('torres-scored-castle.sum', { area: text(event['area']), level: text(event['level']) }), points });
    } else if (event.event === 'king') {
      lines.push({ what: say('torres-scored-king'), sum: '', points });
    } else if (event.event === 'master') {
      lines.push({ what: say('torres-scored-master'), sum: '', points });
    } else if (event.event === 'scored') {
      const [from, to] = [Number(event['from']), Number(event['to'])];
      if (to - from > points) {
        lines.push({ what: say('torres-scored-past'), sum: '', points: to - from - points });
      }
      found.push({ seat: Number(event['seat']), lines, from, to });
      lines = [];
    }
  }
  return found;
}
