import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import openapiTS, { COMMENT_HEADER, astToString } from 'openapi-typescript';

/**
 * Makes the types of what goes over the wire from its descriptions: the server's own, and each game's of its part. With
 * `--check` nothing is written, and types that are not as described are named.
 */
const here = new URL('./', import.meta.url);
const games = readdirSync(new URL('../games/', here)).map((game) => ({
  from: new URL(`../games/${game}/src/main/resources/org/merlon/${game}/shapes.json`, here),
  to: `src/games/${game}/shapes.ts`,
}));
const server = { from: new URL('../server/src/main/resources/org/merlon/server/web/http/openapi.json', here), to: 'src/net/wire.ts' };

const check = process.argv.includes('--check');
for (const { from, to } of [server, ...games.filter((each) => existsSync(each.from))]) {
  const made = COMMENT_HEADER + astToString(await openapiTS(from, { arrayLength: true }));
  const file = new URL(to, here);
  if (!check) {
    writeFileSync(file, made);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== made) {
    console.error(`${to} is not what is described; make it anew with: npm run wire`);
    process.exitCode = 1;
  }
}
