import { t } from '../i18n';

const ICON = '/crest.svg';
const TURN_ICON = '/crest-turn.svg';

/** Tells the browser which page this is, and by title and icon whether somebody is waited for. */
export function setPageTitle(page: string, yourTurn = false): void {
  document.title = [...(yourTurn ? [t('house-title-turn')] : []), ...(page === '' ? [] : [page]), t('house-name')].join(' · ');
  document.querySelector('link[rel="icon"]')?.setAttribute('href', yourTurn ? TURN_ICON : ICON);
}
