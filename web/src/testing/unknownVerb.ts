import { expect, vi } from 'vitest';
import type { TableInfo } from '../net/types';
import { addMessages } from '../i18n';
import { tableInfo } from './tableInfo';
import type { BoardHarness } from './boardHarness';
import { loadVerbs, type VERBS } from './verbs';

/** Adds a verb that the client does not know to a game, with its messages. */
export function addUnknownVerb(game: keyof typeof VERBS): void {
  loadVerbs(game, { verb: 'dance', args: [], group: 'dance' });
  addMessages(`${game}-ask-dance = Dance a jig?\n    .button = Dance a jig\n${game}-move-dance = { $who } dances\n    .log = Dances`);
}

/** A table where that verb is legal, with facts that the client does not know. */
export const tableWithUnknownVerb = (game: keyof typeof VERBS, view: object, other: string, actions?: object[]): TableInfo =>
  tableInfo({
    ...{ game, phase: 'playing', you: [0], toMove: 0, options: { edition: 'second' }, legal: ['dance', other], view },
    ...{
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'person', name: 'Ben' },
      ],
    },
    facts: { weather: 'fair', goal: { what: 'joy', has: [1, 2] }, ...(actions && { actions }) },
  });

/** Expects the verb to be offered by its messages, and to be playable. */
export async function expectUnknownVerbPlays(board: BoardHarness, ...tables: TableInfo[]): Promise<void> {
  const consoleError = vi.spyOn(console, 'error');
  for (const table of tables) {
    await board.begin(table);
    await board.tap('Dance a jig');
    if (board.choices.includes('Confirm')) {
      expect(board.prompt).toBe('Dance a jig?');
      await board.tap('Confirm');
    }
    expect(board.sentMoves).toEqual(['dance']);
  }
  expect(consoleError).not.toHaveBeenCalled();
}
