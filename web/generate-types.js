import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import openapiTS, { COMMENT_HEADER, astToString } from 'openapi-typescript';

/**
 * Generates the TypeScript types of everything the server sends: its API from openapi.json, and each game's part of a view
 * from that game's shapes.json. With `--check` nothing is written, and files that are out of date are reported.
 */
const here = new URL('./', import.meta.url);
const games = readdirSync(new URL('../games/', here)).map((game) => ({
  from: new URL(`../games/${game}/src/main/resources/org/merlon/${game}/shapes.json`, here),
  to: `src/games/${game}/types.gen.ts`,
}));
const server = { from: new URL('../server/src/main/resources/org/merlon/server/web/http/openapi.json', here), to: 'src/net/api.gen.ts' };

/** Examples are for readers of the API's page; in types they would be most of the file. */
const withoutExamples = (key, value) => (key === 'example' || key.startsWith('x-') ? undefined : value);

const check = process.argv.includes('--check');
for (const { from, to } of [server, ...games.filter((each) => existsSync(each.from))]) {
  const document = JSON.parse(readFileSync(from, 'utf8'), withoutExamples);
  const generated = COMMENT_HEADER + astToString(await openapiTS(document, { arrayLength: true }));
  const file = new URL(to, here);
  if (!check) {
    writeFileSync(file, generated);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== generated) {
    console.error(`${to} is out of date; generate it with: npm run types`);
    process.exitCode = 1;
  }
}
