import type { TimeControl } from '../net/types';
import { say } from '../words';

/** A pace in words. */
export function formatTimeControl(timeControl: TimeControl): string {
  switch (timeControl.kind) {
    case 'none':
      return say('house-pace-none');
    case 'live':
      return say('house-pace-live', { minutes: Math.round(timeControl.base / 60), seconds: timeControl.increment });
    case 'days':
      return say('house-pace-days', { days: timeControl.days });
  }
}
