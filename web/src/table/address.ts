import type { TableInfo } from '../net/types';

/** Where a table is found. That of a private table carries its invitation, or nobody else could open it. */
export function tableAddress(info: Pick<TableInfo, 'id' | 'listed' | 'invitation'>, known?: string): string {
  const invitation = info.invitation ?? known;
  return `/table/${info.id}${info.listed || invitation === undefined ? '' : `?invitation=${encodeURIComponent(invitation)}`}`;
}
