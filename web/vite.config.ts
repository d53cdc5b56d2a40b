import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` talks to; VITE_SERVER=http://localhost:9000 names another.
const server = loadEnv('', '.').VITE_SERVER ?? 'http://localhost:8080';

/** Makes the service worker of `src/service-worker.js`: it is told the files of this build, so another build has another one. */
function keeper(): Plugin {
  return {
    name: 'keeper',
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
  plugins: [
    svelte(),
    svelteTesting(),
    keeper(),
  ],
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content policy allows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // A worker's script has a policy of its own, so it lies in a folder of its own.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'worker/[name]-[hash].js', chunkFileNames: 'worker/[name]-[hash].js' } } },
  server: {
    // Games keep their words, squares and cards beside their rules; the client reads the same files.
    fs: { allow: ['.', '../games', '../words'] },
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/engine': { target: server, changeOrigin: true },
      '/ws': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // A browser for each file took most of the time; the setup takes away what a file has left behind.
    isolate: false,
    testTimeout: 60_000, // a whole board takes its time on a busy machine
    restoreMocks: true,
    unstubGlobals: true,
  },
});
