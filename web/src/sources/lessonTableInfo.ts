import type { EngineView } from '../engine/engineGame';
import { t } from '../i18n';
import type { Position } from '../learn/content';
import { ApiError } from '../net/errors';
import type { LogEntry, TableInfo } from '../net/types';

/** Builds the table info of a lesson or diagram: without other people, and nothing is stored. */
export function lessonTableInfo(
  position: Position,
  engineView: EngineView,
  you: number,
  entries: readonly LogEntry[],
  name: string,
): TableInfo {
  const { legal, ...state } = engineView;
  const seats = Array.from({ length: position.players }, (_, seat) => ({
    kind: seat === you ? ('person' as const) : ('bot' as const),
    name: seat === you ? name : t('common-default-player-name', { number: seat + 1 }),
    present: true,
    level: '',
  }));
  return {
    ...state,
    id: 'study',
    number: entries.length,
    phase: engineView.status.over ? 'over' : 'playing',
    game: position.game,
    variant: position.variant,
    options: position.options ?? {},
    players: position.players,
    creator: '',
    listed: false,
    rated: false,
    shuffled: false,
    hints: true,
    pace: { kind: 'none' },
    commitment: '',
    youStart: false,
    seats,
    watching: 0,
    wordCommitments: [],
    you: you < 0 ? [] : [you],
    moves: entries.filter(({ kind }) => kind === 'move').length,
    rulesVersion: 0,
    ...(legal === undefined ? {} : { legal }),
  };
}

/** The answer to requests that make no sense in a lesson or local game. */
export const unsupported = (): Promise<never> => Promise.reject(new ApiError('local', t('error-needs-server')));
