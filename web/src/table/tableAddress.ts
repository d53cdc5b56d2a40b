import type { TableInfo } from '../net/types';

/**
 * Returns the address of a table. That of a private table contains its invitation, because nobody else could open it; an
 * entry's number leads to the position after it.
 */
export function tableAddress(
  info: Pick<TableInfo, 'id' | 'listed' | 'invitation'>,
  known?: string,
  at: number | null = null,
  home = `/table/${info.id}`,
): string {
  const invitation = info.invitation ?? known;
  const more = [
    ...(info.listed || invitation === undefined ? [] : [`invitation=${encodeURIComponent(invitation)}`]),
    ...(at === null ? [] : [`at=${at}`]),
  ];
  return `${home}${more.length === 0 ? '' : `?${more.join('&')}`}`;
}
