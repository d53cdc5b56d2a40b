import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` talks to; VITE_SERVER=http://localhost:9000 names another.
const server = loadEnv('', '.').VITE_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content policy allows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // A worker's script has a policy of its own, so it lies in a folder of its own.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'worker/[name]-[hash].js' } } },
  server: {
    // Games keep their words, squares and cards beside their rules; the client reads the same files.
    fs: { allow: ['.', '../games', '../words'] },
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/engine': { target: server, changeOrigin: true },
      '/ws': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
    },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
