import type { Pace } from '../net/types';
import { say } from '../words';

/** A pace in words. */
export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return say('house-pace-none');
    case 'live':
      return say('house-pace-live', { minutes: Math.round(pace.base / 60), seconds: pace.increment ?? 0 });
    case 'days':
      return say('house-pace-days', { days: pace.days });
  }
}
