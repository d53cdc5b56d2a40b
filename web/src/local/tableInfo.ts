import type { Result, TableInfo } from '../net/types';
import { activeMoves } from '../table/store/moveHistory';
import type { StoredEntry, StoredGame } from './gameStorage';
import type { EngineView } from '../engine/engineGame';

/** The seat of the player. */
export const OWN_SEAT = 0;

/** The engine command that starts a stored game. */
export const newGameCommand = ({ game, variant, options, seed, seats }: StoredGame): string =>
  `new ${JSON.stringify({ game, variant, options, seed, players: seats.length })}`;

export const currentMoves = (entries: readonly StoredEntry[]) => activeMoves(entries.map((entry) => ({ entry, events: [] })));
export const moveTexts = (entries: readonly StoredEntry[]): string[] => currentMoves(entries).map(({ move }) => move);

export const hasResigned = ({ entries }: StoredGame): boolean => entries.some(({ kind }) => kind === 'resign');

/** Over by the rules, or because the player resigned. */
export const isOver = (game: StoredGame, engineView: EngineView): boolean => engineView.status.over || hasResigned(game);

/** Builds the table info of a local game, as the server would send it. */
export function localTableInfo(game: StoredGame, engineView: EngineView): TableInfo {
  const { entries, seats, handed } = game;
  const promise = game.guided ? undefined : game.promise; // the seed of a guided game is public
  const moves = moveTexts(entries);
  const over = isOver(game, engineView);
  const last = currentMoves(entries).at(-1);
  const reveals = entries[(last?.number ?? 0) - 1]?.reveals === true;
  const { legal, lasting = [], ...state } = engineView;
  return {
    ...state,
    id: game.id,
    number: entries.length,
    phase: over ? 'over' : 'playing',
    game: game.game,
    variant: game.variant,
    options: game.options,
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
    you: [OWN_SEAT],
    toMove: over ? null : engineView.toMove,
    moves: moves.length,
    rulesVersion: promise?.rulesVersion ?? 0,
    mayUndo: !over && handed === undefined && last?.seat === OWN_SEAT && engineView.toMove === OWN_SEAT && !reveals,
    ...(legal === undefined || over || handed !== undefined ? {} : { legal, lasting }),
    ...(over ? { result: gameResult(game, engineView) } : {}),
    ...(over && promise ? { revealed: { key: promise.key, words: seats.map(() => null) } } : {}),
  };
}

/** A player who resigned is ranked last, whatever the scores. */
function gameResult(game: StoredGame, { status }: EngineView): Result {
  const forfeited = hasResigned(game) ? [OWN_SEAT] : [];
  const scores = status.scores;
  const moves = moveTexts(game.entries).length;
  if (forfeited.length === 0) {
    const { ranks, winners, outcome } = status;
    return { ranks, winners, scores, forfeited, moves, ...(outcome && { outcome }) };
  }
  const ranks = scores.map((score, seat) =>
    seat === OWN_SEAT ? scores.length : 1 + scores.filter((other, i) => i !== OWN_SEAT && other > score).length,
  );
  return { ranks, winners: ranks.flatMap((rank, seat) => (rank === 1 && seat !== OWN_SEAT ? [seat] : [])), scores, forfeited, moves };
}
