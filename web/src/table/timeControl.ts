import type { TimeControl } from '../net/types';
import { t } from '../i18n';

/** Formats a time control. */
export function formatTimeControl(timeControl: TimeControl): string {
  switch (timeControl.kind) {
    case 'none':
      return t('house-pace-none');
    case 'live':
      return t('house-pace-live', { minutes: Math.round(timeControl.base / 60), seconds: timeControl.increment ?? 0 });
    case 'days':
      return t('house-pace-days', { days: timeControl.days });
  }
}
