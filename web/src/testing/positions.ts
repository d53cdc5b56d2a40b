import type { TableInfo } from '../net/types';
import blackstone from './blackstone-positions.json';
import onceupon from './onceupon-positions.json';
import { tableInfo } from './tableInfo';
import torres from './torres-positions.json';

/**
 * Positions of games between Ann and Ben as the engine sends them: the reply to `table SEAT` of the line protocol, after the
 * given moves of a game with a fixed seed.
 */
const POSITIONS = { torres, blackstone, onceupon };

/** Returns the table at a position, as the given seat sees it. */
export function tableAt<Game extends keyof typeof POSITIONS>(
  game: Game,
  position: keyof (typeof POSITIONS)[Game],
  more: Partial<TableInfo> = {},
): TableInfo {
  const { variant, seat, moves, table } = POSITIONS[game][position] as {
    variant: string;
    seat: number;
    moves: string[];
    table: Partial<TableInfo>;
  };
  return tableInfo({
    game,
    variant,
    phase: 'playing',
    number: moves.length,
    seats: [
      { kind: 'person', name: 'Ann', present: true },
      { kind: 'person', name: 'Ben', present: true },
    ],
    you: [seat],
    ...table,
    ...more,
  });
}

/** Returns the same table for the player at the other seat, who has nothing to decide. */
export function asWaitingPlayer(info: TableInfo): TableInfo {
  const { legal: _, lasting: __, ...rest } = info;
  return { ...rest, you: info.seats.map((_, seat) => seat).filter((seat) => seat !== info.toMove) };
}
