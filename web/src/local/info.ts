import type { Result, TableInfo } from '../net/types';
import { activeMoves } from '../table/past';
import type { Kept, KeptEntry } from './kept';
import type { Told } from './rules';

/** The seat of whoever plays here. */
export const YOU = 0;

/** The command that begins it in an engine. */
export const beginning = ({ game, variant, options, seed, seats }: Kept): string =>
  `new ${JSON.stringify({ game, variant, options, seed, players: seats.length })}`;

export const standingOf = (entries: readonly KeptEntry[]) => activeMoves(entries.map((entry) => ({ entry, events: [] })));
export const movesOf = (entries: readonly KeptEntry[]): string[] => standingOf(entries).map(({ move }) => move);

export const resigned = ({ entries }: Kept): boolean => entries.some(({ kind }) => kind === 'resign');

/** Over by the rules, or because whoever plays here gave up. */
export const isOver = (kept: Kept, told: Told): boolean => told.status.over || resigned(kept);

/** The table as a server would tell it. */
export function infoOf(kept: Kept, told: Told): TableInfo {
  const { entries, seats, handed } = kept;
  const promise = kept.guided ? undefined : kept.promise; // a first game has a deal that is known to all
  const moves = movesOf(entries);
  const over = isOver(kept, told);
  const last = standingOf(entries).at(-1);
  const reveals = entries[(last?.number ?? 0) - 1]?.reveals === true;
  const { legal, lasting = [], ...seen } = told;
  return {
    ...seen,
    id: kept.id,
    number: entries.length,
    phase: over ? 'over' : 'playing',
    game: kept.game,
    variant: kept.variant,
    options: kept.options,
    players: seats.length,
    creator: seats[0]?.name ?? '',
    listed: false,
    rated: false,
    shuffled: false,
    hints: true,
    pace: { kind: 'none' },
    commitment: promise?.commitment ?? '',
    youStart: false,
    seats,
    watching: 0,
    wordCommitments: [],
    you: [YOU],
    toMove: over ? null : told.toMove,
    moves: moves.length,
    rulesVersion: promise?.rulesVersion ?? 0,
    mayUndo: !over && handed === undefined && last?.seat === YOU && told.toMove === YOU && !reveals,
    ...(legal === undefined || over || handed !== undefined ? {} : { legal, lasting }),
    ...(over ? { result: resultOf(kept, told) } : {}),
    ...(over && promise ? { revealed: { key: promise.key, words: seats.map(() => null) } } : {}),
  };
}

/** Who gives up comes last, whatever the points say. */
function resultOf(kept: Kept, { status }: Told): Result {
  const forfeited = resigned(kept) ? [YOU] : [];
  const scores = status.scores;
  const moves = movesOf(kept.entries).length;
  if (forfeited.length === 0) {
    const { ranks, winners, outcome } = status;
    return { ranks, winners, scores, forfeited, moves, ...(outcome && { outcome }) };
  }
  const ranks = scores.map((score, seat) =>
    seat === YOU ? scores.length : 1 + scores.filter((other, i) => i !== YOU && other > score).length,
  );
  return { ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 && seat !== YOU ? [seat] : [])), scores, forfeited, moves };
}
