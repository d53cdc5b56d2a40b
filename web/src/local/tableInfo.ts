import type { TableInfo } from '../net/types';
import { activeMoves } from '../table/store/moveHistory';
import type { StoredEntry, StoredGame } from './gameStorage';
import type { EngineGame, EngineView } from '../engine/engineGame';

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
export async function localTableInfo(game: StoredGame, engineGame: Pick<EngineGame, 'viewFor' | 'result'>): Promise<TableInfo> {
  const engineView = await engineGame.viewFor(String(OWN_SEAT));
  const { entries, seats, handed } = game;
  const promise = game.guided ? undefined : game.promise; // the seed of a guided game is public
  const moves = moveTexts(entries);
  const over = isOver(game, engineView);
  const { legal, lasting = [], mayUndo = false, ...state } = engineView;
  const mayAct = !over && handed === undefined;
  const result = over ? await engineGame.result(hasResigned(game) ? [OWN_SEAT] : []) : undefined;
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
    mayUndo: mayAct && mayUndo,
    ...(legal !== undefined && mayAct ? { legal, lasting } : {}),
    ...(result ? { result: { ...result, moves: moves.length } } : {}),
    ...(over && promise ? { revealed: { key: promise.key, words: seats.map(() => null) } } : {}),
  };
}
