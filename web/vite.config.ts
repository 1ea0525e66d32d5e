import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built client is part of the Python package: the server serves it from there.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/talia/table/site', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
  test: { pool: 'vmThreads' }, // as far apart as in processes, at a third of the time
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
