import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { squeeze } from './squeeze.ts'
import { texts } from './texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), texts(here('../src/demesne/texts')), squeeze()],
  resolve: { alias: { $made: here('./made') } },
  build: {
    outDir: process.env.DEMESNE_PAGE ?? here('../src/demesne/server/page'),
    emptyOutDir: true,
    // A strict content security policy allows no inline module and no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.DEMESNE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
