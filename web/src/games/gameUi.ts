import type { Component } from 'svelte';
import type { GameEvent, TableInfo } from '../net/types';
import type { MovePhrasing } from '../board-kit/phrasing';
import type { TableSession } from '../table/store/session.svelte';

/** The user interface of a game: a chunk of its own, loaded when a table of the game is opened. */
export interface GameUi {
  /** The board with everything that is needed to play. */
  Table: Component<{ session: TableSession }>;
  /** How its moves are parsed and phrased. */
  phrasing: MovePhrasing;
  /** The text of an event, such as a roll of dice, or null if it needs none. */
  eventText?: (event: GameEvent, name: (seat: unknown) => string) => string | null;
  /** A strip above the board: the winning conditions, the standing and the state of the turn. */
  StatusStrip?: Component<{ session: TableSession; info: TableInfo }>;
  /** The breakdown of the points, for games that score before the end. */
  Scoring?: Component<{ session: TableSession; info: TableInfo }>;
  /** Set by a game without hidden information: every viewer sees the same. */
  openInformation?: true;
}

/** A part of a game's story: a title, a text, perhaps a picture, and names that are explained. The texts are messages. */
interface StoryChapter {
  id: string;
  Picture?: Component;
  names: readonly string[];
}

/** Where a game takes place: the pictures of its story page, and the order of the texts. */
export interface GameStory {
  Opening: Component;
  chapters: readonly StoryChapter[];
  /** A picture for each variant. */
  variants: Readonly<Record<string, Component>>;
}

/** The part of a game that is known before it is loaded. */
export interface GameEntry {
  Cover: Component;
  load: () => Promise<GameUi>;
  /** Loads its story, if it has one. */
  loadStory?: () => Promise<GameStory>;
}
