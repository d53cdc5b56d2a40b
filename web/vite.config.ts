import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` talks to; VITE_SERVER=http://localhost:9000 names another.
const server = loadEnv('', '.').VITE_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    VitePWA({
      injectRegister: null, // the client registers it itself: no inline script
      manifest: {
        name: 'Merlon',
        short_name: 'Merlon',
        description: 'Castle board games to play, host and study.',
        theme_color: '#faf5e9',
        background_color: '#faf5e9',
        display: 'standalone',
        icons: [{ src: '/crest.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        inlineWorkboxRuntime: true,
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // The server shows the page at its root.
        manifestTransforms: [(entries) => ({ manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)) })],
        navigateFallback: '/',
        navigateFallbackDenylist: [/^\/(api|ws|verify|metrics|engine)(\/|$)/],
        // The engine is built apart from the client, so its name does not change with it.
        runtimeCaching: [{ urlPattern: /\/engine\/[a-z.]+$/, handler: 'StaleWhileRevalidate', options: { cacheName: 'engine' } }],
      },
    }),
  ],
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
