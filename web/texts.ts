// The texts of a language as one module, `virtual:texts/en`: one request instead of one for each Fluent file.
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const NAME = 'virtual:texts/'
const FILES = ['after', 'board', 'cards', 'interface', 'learn', 'log', 'page', 'prompts', 'side']

export function texts(folder: string): Plugin {
  return {
    name: 'demesne-texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return
      const language = `${folder}/${id.slice(NAME.length + 1)}`
      const wanted = readdirSync(language).filter((file) => FILES.includes(file.replace('.ftl', '')))
      const sources = wanted.map((file) => {
        this.addWatchFile(`${language}/${file}`)
        return readFileSync(`${language}/${file}`, 'utf-8').replace(/^#.*\n/gm, '')
      })
      return `export default ${JSON.stringify(sources.join('\n'))}`
    },
  }
}
