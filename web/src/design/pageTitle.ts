import { t } from '../i18n';

const ICON = '/crest.svg';
const TURN_ICON = '/crest-turn.svg';

/** Sets the title of the page; title and icon also show that it is the user's turn. */
export function setPageTitle(page: string, yourTurn = false): void {
  document.title = [...(yourTurn ? [t('ui-app-title-your-turn')] : []), ...(page === '' ? [] : [page]), t('ui-app-name')].join(' · ');
  document.querySelector('link[rel="icon"]')?.setAttribute('href', yourTurn ? TURN_ICON : ICON);
}
