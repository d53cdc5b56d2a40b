import type { TableInfo } from '../net/types';

/** Where a table is found. That of a private table carries its invitation, or nobody else could open it; an entry's number leads to how the game was then. */
export function tableAddress(info: Pick<TableInfo, 'id' | 'listed' | 'invitation'>, known?: string, at: number | null = null, home = `/table/${info.id}`): string {
  const invitation = info.invitation ?? known;
  const more = [
    ...(info.listed || invitation === undefined ? [] : [`invitation=${encodeURIComponent(invitation)}`]),
    ...(at === null ? [] : [`at=${at}`]),
  ];
  return `${home}${more.length === 0 ? '' : `?${more.join('&')}`}`;
}
