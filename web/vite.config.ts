import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { squeeze } from './squeeze.ts'
import { texts } from './texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Nothing is painted before the script has said in which theme. */
const unpainted: Plugin = {
  name: 'demesne-unpainted',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

export default defineConfig({
  plugins: [svelte(), texts(here('../src/demesne/texts'), here('./made')), unpainted, squeeze()],
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
