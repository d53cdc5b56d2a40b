import type { LogEntry, TableInfo } from '../../net/types';
import { formatList, t } from '../../i18n';
import type { LogRecord } from './history.svelte';
import { seatNamesAt } from './seatNames';

const FORFEIT_KINDS = ['resign', 'timeout', 'claim'] as const;

type ForfeitEntry = LogEntry & { kind: (typeof FORFEIT_KINDS)[number] };

const isForfeit = (entry: LogEntry): entry is ForfeitEntry => FORFEIT_KINDS.some((kind) => kind === entry.kind);

/** Returns the last forfeit in a log, of any seat or of one. */
const lastForfeit = (log: readonly LogRecord[], seat?: number): ForfeitEntry | undefined =>
  log
    .map(({ entry }) => entry)
    .filter(isForfeit)
    .findLast((entry) => seat === undefined || entry.seat === seat);

/** Returns the seats of a finished game by rank. A player who forfeited is named, not the bot that played on. */
export function rankSeats(
  { seats, result }: TableInfo,
  log: readonly LogRecord[] = [],
): { seat: number; name: string; rank: number; score: number }[] {
  const displayName = (name: string, seat: number): string => {
    const how = lastForfeit(log, seat)?.kind;
    return result?.forfeited.includes(seat) ? t(`ui-result-forfeit-${how ?? 'resign'}`, { name }) : name;
  };
  return seats
    .map(({ name = '', gaveUp }, seat) => ({
      seat,
      name: displayName(gaveUp?.name ?? name, seat),
      rank: result?.ranks[seat] ?? 0,
      score: result?.scores[seat] ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Whether the viewer started the game, even if a bot finished it for them. */
export const hasPlayed = ({ you, seats }: TableInfo): boolean => you.length > 0 || seats.some(({ gaveUp }) => gaveUp?.you);

/** Returns the winners and the scores. */
export function headline(info: TableInfo): string {
  const { winners = [], outcome } = info.result ?? {};
  if (outcome) {
    return t(info.you.length > 0 ? `ui-result-outcome-${outcome}` : `ui-result-outcome-${outcome}.others`);
  }
  const scores = formatList(
    rankSeats(info).map(({ score }) => String(score)),
    'ui-list-to',
  );
  if (info.you.length === 1 && winners.includes(info.you[0] ?? -1)) {
    return t(winners.length > 1 ? 'ui-result-shared-win' : 'ui-result-you-won', { scores });
  }
  return t('ui-result-winners', { who: winners.map((seat) => info.seats[seat]?.name ?? { seat }), scores });
}

/** Returns why the game ended: by its rules, or because a player resigned, ran out of time or was absent. */
export function endReason(info: TableInfo, log: readonly LogRecord[]): string {
  const last = lastForfeit(log);
  const early = info.status?.over !== true && (info.result?.forfeited.length ?? 0) > 0 && last?.seat !== undefined;
  const name = seatNamesAt(log, info);
  return t(`ui-result-reason-${early ? last.kind : 'rules'}`, {
    who: name(last?.number ?? 0, last?.seat ?? 0),
    by: name(last?.number ?? 0, last?.by ?? 0),
    moves: info.result?.moves ?? 0,
  });
}
