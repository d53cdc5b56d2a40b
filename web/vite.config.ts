import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { pageList } from './pageList.ts';

// The server that `npm run dev` talks to; VITE_SERVER=http://localhost:9000 names another.
const server = loadEnv('', '.').VITE_SERVER ?? 'http://localhost:8080';

const repository = decodeURIComponent(new URL('../', import.meta.url).pathname);

/** Folders of resources that the client shares with the games (`$resources/torres/...`), the words and the server. */
const alias = [
  { find: /^\$resources\/(words|server)\//, replacement: `${repository}$1/src/main/resources/org/merlon/$1/` },
  { find: /^\$resources\/(\w+)\//, replacement: `${repository}games/$1/src/main/resources/org/merlon/$1/` },
];

/**
 * Builds the service worker and writes the names of this build's files into it, so that every build has another one. It is
 * served as /sw.js, the address under which browsers have registered it.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/service-worker.js', fileName: 'sw.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => name !== 'index.html' && name !== 'sw.js');
        const files = ['/', '/crest.svg', '/crest-turn.svg', ...names.map((name) => `/${name}`)].sort();
        const worker = bundle['sw.js'];
        if (worker?.type === 'chunk') {
          worker.code = worker.code.replace('__FILES__', files.join('|'));
        }
      },
    },
  };
}

export default defineConfig({
  resolve: { alias },
  plugins: [svelte(), svelteTesting(), pageList(), serviceWorker()],
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content policy allows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page loads is one chunk: many small ones with a few modules each are larger together.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'core', test: /\/(svelte|@fluent)\/|\/src\/(app\/(?!routes)|i18n|net)\// }] } },
    },
  },
  // A worker's script has a policy of its own, so it lies in a folder of its own.
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: 'worker/[name]-[hash].js', chunkFileNames: 'worker/[name]-[hash].js' } },
  },
  server: {
    // Games keep their words, squares and cards beside their rules; the client reads the same files, and a test a document.
    fs: { allow: ['.', '../games', '../words', '../docs'] },
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/engine': { target: server, changeOrigin: true },
      '/ws': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', '*.test.js'],
    setupFiles: ['src/testing/setup.ts'],
    // A browser for each file took most of the time; the setup takes away what a file has left behind.
    isolate: false,
    testTimeout: 60_000, // a whole board takes its time on a busy machine
    restoreMocks: true,
    unstubGlobals: true,
  },
});
