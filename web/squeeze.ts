// Beside every file of the built client a compressed one, so that the server never compresses anything itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export function squeeze(): Plugin {
  let folder = ''
  return {
    name: 'demesne-squeeze',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|svg|html|json)$/.test(name)) continue
        const content = readFileSync(`${folder}/${name}`)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${folder}/${name}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
