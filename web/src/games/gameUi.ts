import type { Component } from 'svelte';
import type { GameEvent, TableInfo } from '../net/types';
import type { MovePhrasing } from '../board-kit/phrasing';
import type { TableSession } from '../table/store/session.svelte';

/** What a game brings to its table. It is a chunk of its own, loaded when somebody sits down to play it. */
export interface GameUi {
  /** The board with everything that is needed to play. */
  Table: Component<{ session: TableSession }>;
  /** How its moves are read and said. */
  phrasing: MovePhrasing;
  /** What else happened in a move, such as a roll of dice, or null if it need not be said. */
  eventText?: (event: GameEvent, name: (seat: unknown) => string) => string | null;
  /** What wins and how near everybody is, what is asked and what is left of the turn, in a strip above the board. */
  StatusStrip?: Component<{ session: TableSession; info: TableInfo }>;
  /** How points came about, if the game scores in between. */
  Scoring?: Component<{ session: TableSession; info: TableInfo }>;
}

/** What the house shows of a game before anybody plays it. */
export interface GameEntry {
  Cover: Component;
  load: () => Promise<GameUi>;
}
