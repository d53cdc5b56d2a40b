import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Adds the files of docs/add-a-board.md to a copy of the client, type-checks them and runs their test. */
const root = join(process.cwd(), '..');
const copy = mkdtempSync(join(tmpdir(), 'add-a-board-'));
const web = join(copy, 'web');
const messages = 'games/towers/src/main/resources/org/merlon/towers/words/en.ftl';
const TIMEOUT = { timeout: 240_000 }; // on a busy machine

/** Runs a tool of the client in the copy. */
function run(tool, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', tool), ...args], { cwd: web, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
}

/** Applies a diff without line numbers, whose unchanged lines must be in the file exactly once. */
function applyDiff(file, diff) {
  const text = readFileSync(file, 'utf8');
  const before = diff.replace(/^\+.*\n/gm, '').replace(/^ /gm, '');
  expect(text.split(before).length, before).toBe(2);
  writeFileSync(file, text.replace(before, diff.replace(/^[ +]/gm, '')));
}

beforeAll(() => {
  for (const name of ['src', 'tsconfig.json', 'package.json', 'vite.config.ts', 'pageList.ts', 'generate-types.js', 'index.html']) {
    cpSync(join(root, 'web', name), join(web, name), { recursive: true });
  }
  symlinkSync(join(root, 'web/node_modules'), join(web, 'node_modules'));
  const config = readFileSync(join(web, 'vite.config.ts'), 'utf8');
  writeFileSync(join(web, 'vite.config.ts'), config.replace('fs: { allow', 'fs: { strict: false, allow')); // the links lead out of it
  for (const module of ['words', 'server', 'games/torres', 'games/blackstone', 'games/onceupon']) {
    mkdirSync(join(copy, dirname(module)), { recursive: true });
    symlinkSync(join(root, module), join(copy, module));
  }
  cpSync(join(root, 'examples/towers/src/main/resources'), join(copy, 'games/towers/src/main/resources'), { recursive: true });
  mkdirSync(join(web, 'src/games/towers'));

  const document = readFileSync(join(root, 'docs/add-a-board.md'), 'utf8');
  let file = '';
  for (const [, path, language, block] of document.matchAll(/^`([\w./-]+)`[^\n]*:$|^```(\w+)\n([^]*?)^```$/gm)) {
    file = path === undefined ? file : join(copy, path);
    if (language === 'diff') {
      applyDiff(file, block);
    } else if (file.endsWith(messages) && block !== undefined) {
      appendFileSync(file, block);
    } else if (block !== undefined) {
      writeFileSync(file, block);
    }
  }
}, TIMEOUT.timeout);
afterAll(() => rmSync(copy, { recursive: true }));

it('type-checks, and its test passes', TIMEOUT, () => {
  run('../generate-types.js');
  writeFileSync(
    join(web, 'tsconfig.board.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src/games/towers', 'src/games/index.ts'] }),
  );
  run('svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.board.json', '--fail-on-warnings');
  run('vitest/vitest.mjs', 'run', 'src/games/towers');
});
