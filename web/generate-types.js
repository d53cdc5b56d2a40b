import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import openapiTS, { COMMENT_HEADER, astToString } from 'openapi-typescript';

/**
 * Generates the TypeScript types of everything that the client reads and does not define: the server's API from openapi.json, each
 * game's part of a view from that game's shapes.json, and the keys of all messages from the .ftl files. With `--check` nothing is
 * written, and files that are out of date are reported.
 */
const here = new URL('./', import.meta.url);
const resources = (module, name) => `../${module}/src/main/resources/org/merlon/${name}`;
const games = readdirSync(new URL('../games/', here));

/** Examples are for readers of the API's page; in types they would be most of the file. */
const withoutExamples = (key, value) => (key === 'example' || key === 'examples' || key.startsWith('x-') ? undefined : value);

const schemas = [
  { from: `${resources('server', 'server')}/web/http/openapi.json`, to: 'src/net/api.gen.ts' },
  ...games.map((game) => ({ from: `${resources(`games/${game}`, game)}/shapes.json`, to: `src/games/${game}/types.gen.ts` })),
].filter(({ from }) => existsSync(new URL(from, here)));

/** The catalogues whose messages the client formats. */
const catalogues = [
  ...['common', 'error', 'ui'].map((name) => `${resources('words', 'words')}/${name}/en.ftl`),
  ...games.flatMap((game) => ['words', 'rules', 'lessons', 'story'].map((name) => `${resources(`games/${game}`, game)}/${name}/en.ftl`)),
].filter((file) => existsSync(new URL(file, here)));

async function schemaTypes(from) {
  const document = JSON.parse(readFileSync(new URL(from, here), 'utf8'), withoutExamples);
  return COMMENT_HEADER + astToString(await openapiTS(document, { arrayLength: true }));
}

/** Returns the keys of a catalogue: its messages, and their attributes after a dot. */
function messageKeys(file) {
  const { body } = new FluentResource(readFileSync(new URL(file, here), 'utf8'));
  return body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

function messageKeyTypes() {
  const keys = [...new Set(catalogues.flatMap(messageKeys))].sort();
  return `/** This file was generated from the .ftl files. Do not edit it. */\nexport type MessageKey =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
}

const check = process.argv.includes('--check');
const generated = [
  ...(await Promise.all(schemas.map(async ({ from, to }) => ({ to, text: await schemaTypes(from) })))),
  { to: 'src/i18n/messageKeys.gen.ts', text: messageKeyTypes() },
];
for (const { to, text } of generated) {
  const file = new URL(to, here);
  if (!check) {
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${to} is out of date; generate it with: npm run types`);
    process.exitCode = 1;
  }
}
