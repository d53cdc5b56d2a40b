import type { TableInfo } from '../net/types';
import { say, sayList } from '../words';
import type { Happening } from './session.svelte';
import { namesAt } from './who';

/** Seats of a game that is over, the best first. */
export function ranked({ seats, result }: TableInfo): { seat: number; name: string; rank: number; score: number }[] {
  return seats
    .map(({ name = '' }, seat) => ({ seat, name, rank: result?.ranks[seat] ?? 0, score: result?.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
}

/** Who won, and by how much. */
export function headline(info: TableInfo): string {
  const { winners = [], outcome } = info.result ?? {};
  if (outcome) {
    return say(`house-result-${outcome}`);
  }
  const scores = sayList(ranked(info).map(({ score }) => String(score)), 'house-to');
  if (info.you.length === 1 && winners.includes(info.you[0] ?? -1)) {
    return say(winners.length > 1 ? 'house-result-shared' : 'house-result-you', { scores });
  }
  return say('house-result-winners', { who: winners.map((seat) => info.seats[seat]?.name ?? { seat }), scores });
}

/** Why it is over: by its rules, or because somebody gave up, had no time left, or had vanished. */
export function ending(info: TableInfo, log: readonly Happening[]): string {
  const last = log.findLast(({ entry: { kind } }) => kind === 'resign' || kind === 'timeout' || kind === 'claim')?.entry;
  const early = info.status?.over !== true && (info.result?.forfeited.length ?? 0) > 0 && last?.seat !== undefined;
  const name = namesAt(log, info);
  return say(`house-ended-${early ? last.kind : 'rules'}`, {
    who: name(last?.number ?? 0, last?.seat ?? 0),
    by: name(last?.number ?? 0, last?.by ?? 0),
    moves: info.result?.moves ?? 0,
  });
}
