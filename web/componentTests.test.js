import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A component with more lines of logic than this needs a test. */
const MAX_UNTESTED_LINES = 20;

/** Components without a test of their own, and the test in which a whole board or page shows them and uses what they offer. */
const SHOWN_BY = {
  'src/board-kit/GameFrame.svelte': 'src/games/torres/TorresTable.test.ts',
  'src/games/blackstone/board/Board.svelte': 'src/games/blackstone/BlackstoneTable.test.ts',
  'src/games/blackstone/board/Space.svelte': 'src/games/blackstone/BlackstoneTable.test.ts',
  'src/games/blackstone/cards/CardsPanel.svelte': 'src/games/blackstone/BlackstoneTable.test.ts',
  'src/games/blackstone/cards/Deck.svelte': 'src/games/blackstone/BlackstoneTable.test.ts',
  'src/games/blackstone/cards/Hand.svelte': 'src/games/blackstone/BlackstoneTable.test.ts',
  'src/games/blackstone/panels/ActionBar.svelte': 'src/games/blackstone/BlackstoneTable.test.ts',
  'src/games/onceupon/board/ActionBar.svelte': 'src/games/onceupon/OnceUponTable.test.ts',
  'src/games/onceupon/board/ClearOptions.svelte': 'src/games/onceupon/OnceUponTable.test.ts',
  'src/games/onceupon/board/Dice.svelte': 'src/games/onceupon/OnceUponTable.test.ts',
  'src/games/onceupon/board/Die.svelte': 'src/games/onceupon/OnceUponTable.test.ts',
  'src/games/onceupon/board/LineTag.svelte': 'src/games/onceupon/OnceUponTable.test.ts',
  'src/games/onceupon/board/PersonalBoard.svelte': 'src/games/onceupon/OnceUponTable.test.ts',
  'src/games/onceupon/castle/Castle.svelte': 'src/games/onceupon/castle/tools.test.ts',
  'src/games/onceupon/castle/Sheet.svelte': 'src/games/onceupon/castle/Sheet.test.ts',
  'src/games/torres/board/Board.svelte': 'src/games/torres/TorresTable.test.ts',
  'src/games/torres/board/Island.svelte': 'src/games/torres/TorresTable.test.ts',
  'src/pages/home/Challenges.svelte': 'src/pages/home/HomePage.test.ts',
};

/** A drawing: its lines are the coordinates of hills and trees. */
const DRAWINGS = ['src/games/blackstone/story/Westarland.svelte'];

const text = (file) => readFileSync(file, 'utf8');

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(ending));

/** The number of lines in a component's scripts that are not empty, comments or imports. */
const linesOfLogic = (component) =>
  [...text(component).matchAll(/<script[^>]*>([^]*?)<\/script>/g)]
    .flatMap(([, script]) => script.replace(/import [^;]*;/g, '').split('\n'))
    .filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;

const importsOf = (file) =>
  [...text(file).matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)]
    .map(([, path]) => normalize(join(dirname(file), path)))
    .flatMap((path) => [path, `${path}.ts`].filter((each) => existsSync(each) && /\.(svelte|ts)$/.test(each)));

/** All files that a file imports, directly or through others. */
function reachedFrom(file, reached = new Set()) {
  for (const each of importsOf(file).filter((next) => !reached.has(next))) {
    reachedFrom(each, reached.add(each));
  }
  return reached;
}

describe('components', () => {
  const tested = new Set(filesIn('src', '.test.ts').flatMap(importsOf));
  const needsTest = (component) => linesOfLogic(component) > MAX_UNTESTED_LINES && !tested.has(component);

  it('have a test if they have much logic', () => {
    const exceptions = [...Object.keys(SHOWN_BY), ...DRAWINGS];
    const untested = filesIn('src', '.svelte').filter((component) => needsTest(component) && !exceptions.includes(component));
    expect(untested).toEqual([]);
  });

  it('are exceptions only while they need to be, and where their test shows them', () => {
    expect(Object.keys(SHOWN_BY).filter((component) => !needsTest(component))).toEqual([]);
    const notShown = Object.entries(SHOWN_BY).filter(([component, test]) => !reachedFrom(test).has(component));
    expect(notShown).toEqual([]);
    expect(DRAWINGS.filter((component) => /\$(state|effect)|on\w+=/.test(text(component)))).toEqual([]);
  });
});
