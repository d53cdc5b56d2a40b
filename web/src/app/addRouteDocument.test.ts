import { render, screen } from '@testing-library/svelte';
import { compile } from 'svelte/compiler';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import document from '../../../docs/add-a-route.md?raw';
import catalogueSource from '../net/api/catalogue.ts?raw';
import routesSource from './routes.ts?raw';
import messages from '$resources/words/ui/en.ftl?raw';
import { firstSegments } from '../../pageList';
import { addMessages } from '../i18n';
import { app } from './app.svelte';
import type { Route } from './routes';

/** The client's blocks of docs/add-a-route.md, applied to its sources; AddRouteDocumentTest applies those of the server. */
const blocks = new Map<string, string>();
let file = '';
for (const [, path, language, block] of document.matchAll(/^`([\w./-]+)`[^\n]*:$|^```(diff|svelte)\n([^]*?)^```$/gm)) {
  file = path ?? file;
  if (language !== undefined) {
    blocks.set(file, block ?? '');
  }
}

const block = (path: string) => blocks.get(path) ?? expect.fail(`docs/add-a-route.md does not change ${path}`);
const linesOf = (diff: string, dropped: RegExp) => diff.replace(dropped, '').replace(/^[ +]/gm, '');

/** Applies a diff without line numbers, whose unchanged lines must be in the text exactly once. */
function applied(text: string, diff: string): string {
  const before = linesOf(diff, /^\+.*\n/gm);
  expect(text.split(before).length, before).toBe(2);
  return text.replace(before, linesOf(diff, /^$/));
}

/** Runs a module whose relative imports are resolved from `folder`, unless `replaced` has them. */
async function run(source: string, folder: string, replaced: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const imported: Record<string, unknown> = { ...replaced };
  for (const [, name = ''] of outputText.matchAll(/^(?:.* = (?:__\w+\()?)?require\(["']([^"']+)["']\)/gm)) {
    imported[name] ??= await import(/* @vite-ignore */ name.startsWith('.') ? folder + name : name);
  }
  const exports: Record<string, unknown> = {};
  new Function('exports', 'require', outputText)(exports, (name: string) => imported[name]);
  return exports;
}

it('shows the response of the new route', async () => {
  const catalogue = await run(applied(catalogueSource, block('web/src/net/api/catalogue.ts')), '/src/net/api/');
  addMessages(linesOf(block('words/src/main/resources/org/merlon/words/ui/en.ftl'), /^ .*\n/gm));
  expect(applied(messages, block('words/src/main/resources/org/merlon/words/ui/en.ftl'))).toContain('\nui-statistics = ');
  const { js } = compile(block('web/src/pages/info/StatisticsPage.svelte'), { generate: 'client' });
  const page = await run(js.code, '/src/pages/info/', { '../../net/api/catalogue': catalogue });

  app.catalogue = { games: [{ id: 'torres', name: 'Torres', variants: [] }], bots: [] };
  const fetched = vi.fn(() => Promise.resolve(Response.json({ games: [{ id: 'torres', tables: 2 }] })));
  vi.stubGlobal('fetch', fetched);
  render(page.default as never);
  expect(await screen.findByText('Torres: 2 tables')).toBeTruthy();
  expect(fetched).toHaveBeenCalledWith('/api/open-tables', expect.anything());
});

it('finds the new page by its address', async () => {
  const changed = applied(routesSource, block('web/src/app/routes.ts'));
  expect(firstSegments(changed)).toContain('statistics');
  const { findRoute } = await run(changed, '/src/app/', { '../pages/home/HomePage.svelte': {} });
  const find = findRoute as (path: string) => { route: Route } | undefined;
  expect(find('/statistics')?.route.needsServer).toBe(true);
});
