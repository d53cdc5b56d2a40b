import type { Plugin } from 'vite';

/** The first segments of the paths in `src/app/routes.ts`. */
export function firstSegments(routes: string): string[] {
  return [...new Set([...routes.matchAll(/\broute\(\s*'\/(\w+)/g)].map(([, segment = '']) => segment))];
}

/** Lists the pages' first segments in index.html: the server reads them there and answers 404 to other addresses. */
export function pageList(): Plugin {
  let segments: string[] = [];
  return {
    name: 'page-list',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      if (id.endsWith('/src/app/routes.ts')) {
        segments = firstSegments(source);
      }
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('__PAGES__', segments.join(' ')) },
  };
}
