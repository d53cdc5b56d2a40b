import { t } from '../i18n';

/** Formats a duration as clocks show it. */
export function formatDuration(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) {
    return t('ui-time-days-and-hours', { days, hours: Math.floor((seconds % 86_400) / 3600) });
  }
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
