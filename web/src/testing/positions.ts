import type { TableInfo } from '../net/types';
import blackstone from './blackstone-positions.json';
import onceupon from './onceupon-positions.json';
import { tableInfo } from './tableInfo';
import torres from './torres-positions.json';

/**
 * Moments of games between Ann and Ben as the engine tells them: `table SEAT` of the line protocol, after the moves that
 * stand beside it, in a game of the seed.
 */
const POSITIONS = { torres, blackstone, onceupon };

/** The table at such a moment, as whoever was asked for sees it. */
export function tableAt<Game extends keyof typeof POSITIONS>(game: Game, position: keyof (typeof POSITIONS)[Game], more: Partial<TableInfo> = {}): TableInfo {
  const { variant, seat, moves, table } = POSITIONS[game][position] as { variant: string; seat: number; moves: string[]; table: Partial<TableInfo> };
  return tableInfo({ game, variant, phase: 'playing', number: moves.length, seats: [{ kind: 'person', name: 'Ann', present: true }, { kind: 'person', name: 'Ben', present: true }], you: [seat], ...table, ...more });
}

/** The same for whoever plays the other seat, of whom nothing is asked. */
export function asWaitingPlayer(info: TableInfo): TableInfo {
  const { legal: _, lasting: __, ...seen } = info;
  return { ...seen, you: info.seats.map((_, seat) => seat).filter((seat) => seat !== info.toMove) };
}
