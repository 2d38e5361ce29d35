// The texts of a language as one module, `virtual:texts/en`: one request instead of one for each Fluent file. Those of
// the lab and of reviews, which not everybody needs, are others, `virtual:texts/lab/en` and `virtual:texts/review/en`.
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const NAME = 'virtual:texts/'
const FILES = ['after', 'board', 'interface', 'learn', 'log', 'page', 'prompts', 'side']
const APART: Record<string, string[]> = { lab: ['lab', 'labpage'], review: ['review', 'reviewpage'] }

/** `folder` has the texts of the package, `made` what it says when one is missing. */
export function texts(folder: string, made: string): Plugin {
  return {
    name: 'demesne-texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return
      const name = id.slice(NAME.length + 1)
      const read = (file: string) => {
        this.addWatchFile(file)
        return readFileSync(file, 'utf-8').replace(/^#.*\n/gm, '')
      }
      const exported = (files: string[]) => `export default ${JSON.stringify(files.map(read).join('\n'))}`
      const [place = '', language] = name.split('/')
      if (language) return exported((APART[place] ?? []).map((file) => `${folder}/${language}/${file}.ftl`))
      const facts = JSON.parse(readFileSync(`${made}/cards.json`, 'utf-8')) as { set: string }[]
      const sets = [...new Set(facts.map((card) => card.set))]
      const there = readdirSync(`${folder}/${name}/cards`)
      const cards = sets.filter((set) => there.includes(`${set}.ftl`)).map((set) => `${folder}/${name}/cards/${set}.ftl`)
      const general = FILES.map((file) => `${folder}/${name}/${file}.ftl`)
      // Of two messages with one id the first counts.
      return exported([`${made}/texts/${name}.ftl`, ...general, ...cards])
    },
  }
}
