import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'

/** Pictures of the hero, and what stands for their addresses in `theme.js`. */
const pictures = { HERO_IN_LIGHT: 'hero-evening', HERO_IN_DARK: 'hero-bedtime' }

/** Pages whose code is a chunk of its own, and what stands for the addresses of that in `theme.js`. */
const pages = {
  LIBRARY_CODE: 'features/library/library-page.tsx',
  STORY_CODE: 'features/reader/story-page.tsx',
}

const app = 'src/app/start.tsx'

/** Of a page. What pages share would otherwise come in ever more and smaller ones, unless `chunks.ts` names it. */
const maxFiles = 16

/**
 * Tells index.html where the app is, which it loads beside React, and the script that runs first where the largest picture of the first
 * screen and the code of a page are: their addresses contain digests.
 */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        chunksOf(bundle, app).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
    },
    writeBundle({ dir = '' }, bundle) {
      const file = join(dir, 'theme.js')
      let script = readFileSync(file, 'utf8')
      const write = (placeholder: string, addresses: readonly string[]) => {
        if (addresses.length === 0 || !script.includes(placeholder))
          this.error(`theme.js has no place for ${placeholder}, or the build no file`)
        script = script.replace(placeholder, addresses.map((name) => `/${name}`).join(' '))
      }
      for (const [placeholder, kind] of Object.entries(pictures))
        write(
          placeholder,
          Object.keys(bundle).filter((name) => name.startsWith(`assets/${kind}-`)),
        )
      const always = new Set(chunksOf(bundle, app))
      for (const [placeholder, module] of Object.entries(pages)) {
        const code = chunksOf(bundle, module).filter((name) => !always.has(name))
        if (code.length > maxFiles)
          this.error(`${module} comes in ${code.length} files; the limit is ${maxFiles}: ${code.join(', ')}`)
        write(placeholder, code)
      }
      writeFileSync(file, minifySync('theme.js', script).code)
    },
  }
}

/** The chunk that contains a module, and what it imports, without what index.html names as the entry and its imports. */
export function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [entry.fileName, ...entry.imports]),
  )
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = byName.get(name)
    if (!chunk || loaded.has(name) || found.has(name)) return
    found.add(name)
    for (const imported of chunk.imports) add(imported)
  }
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (first) add(first.fileName)
  return [...found]
}
