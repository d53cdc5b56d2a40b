import type { Component } from 'svelte';
import type { GameEvent, TableInfo } from '../net/types';
import type { TableSession } from '../table/session.svelte';

/** What a game brings to its table. It is a chunk of its own, loaded when somebody sits down to play it. */
export interface GameTable {
  /** The board with everything that is needed to play. */
  Table: Component<{ session: TableSession }>;
  /** A move as a sentence about somebody: "Ann builds on d4". */
  sentence: (move: string, who: string) => string;
  /** A move as a line below a name: "Builds on d4". */
  line: (move: string) => string;
  /** What else happened in a move, such as a roll of dice, or null if it need not be said. */
  tell?: (event: GameEvent, name: (seat: unknown) => string) => string | null;
  /** How points came about, if the game scores in between. */
  Scoring?: Component<{ session: TableSession; info: TableInfo }>;
}

/** What the house shows of a game before anybody plays it. */
export interface GameDoor {
  Cover: Component;
  load?: () => Promise<GameTable>;
}
