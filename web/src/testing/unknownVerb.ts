import { expect, vi } from 'vitest';
import type { TableInfo } from '../net/types';
import { addMessages } from '../i18n';
import { tableInfo } from './tableInfo';
import type { BoardHarness } from './boardHarness';
import { loadVerbs, type VERBS } from './verbs';

/** Lets a game have a verb that the client has never heard of, with words of its own. */
export function addUnknownVerb(game: keyof typeof VERBS): void {
  loadVerbs(game, { verb: 'dance', args: [], group: 'dance' });
  addMessages(`${game}-ask-dance = Dance a jig?\n    .button = Dance a jig\n${game}-move-dance = { $who } dances\n    .log = Dances`);
}

/** A table at which it can be played, or something else, with facts that the client has never heard of. */
export const tableWithUnknownVerb = (game: keyof typeof VERBS, view: object, other: string, actions?: object[]): TableInfo =>
  tableInfo({
    ...{ game, phase: 'playing', you: [0], toMove: 0, options: { edition: 'second' }, legal: ['dance', other], view },
    ...{ seats: [{ kind: 'person', name: 'Ann' }, { kind: 'person', name: 'Ben' }] },
    facts: { weather: 'fair', goal: { what: 'joy', has: [1, 2] }, ...(actions && { actions }) },
  });

/** It is offered by the words of the catalogue, and played by them. */
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
