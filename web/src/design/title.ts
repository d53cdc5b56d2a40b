import { say } from '../words';

const PLAIN = '/crest.svg';
const CALLING = '/crest-turn.svg';

/** Tells the browser which page this is, and by title and icon whether somebody is waited for. */
export function entitle(page: string, yourTurn = false): void {
  document.title = [...(yourTurn ? [say('house-title-turn')] : []), ...(page === '' ? [] : [page]), say('house-name')].join(' · ');
  document.querySelector('link[rel="icon"]')?.setAttribute('href', yourTurn ? CALLING : PLAIN);
}
