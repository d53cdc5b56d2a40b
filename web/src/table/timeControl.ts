import type { TimeControl } from '../net/types';
import { t } from '../i18n';

/** Formats a time control. */
export function formatTimeControl(timeControl: TimeControl): string {
  switch (timeControl.kind) {
    case 'none':
      return t('ui-time-control-none');
    case 'live':
      return t('ui-time-control-live', { minutes: Math.round(timeControl.base / 60), seconds: timeControl.increment ?? 0 });
    case 'days':
      return t('ui-time-control-days', { days: timeControl.days });
  }
}
