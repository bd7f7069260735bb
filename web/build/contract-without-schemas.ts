import type { Plugin } from 'vite'

const light = '?light'
const inertZod = '\0inert-zod'
const carefulZod = '\0careful-zod'

/**
 * Keeps Zod (27 kB gzipped) out of the first load. The contract's addresses, plans, labels and rules are real everywhere, its
 * schemas only where a form needs them: in modules named `*-schema.ts`, which forms load when they are opened.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === inertZod) return source
      if (source === 'zod' && importer?.includes('/contract/src/') && !importer.endsWith(light))
        return carefulZod
      if (!importer) return null
      if (importer.endsWith(light)) {
        if (source === 'zod') return inertZod
        return asLight(
          await this.resolve(source, importer.slice(0, -light.length), { ...options, skipSelf: true }),
        )
      }
      if (source !== '@nightlight/contract' || importer.endsWith('-schema.ts')) return null
      return asLight(await this.resolve(source, importer, { ...options, skipSelf: true }))
    },
    load(id) {
      if (id === carefulZod) return careful
      return id === inertZod ? inert : null
    },
  }
}

const asLight = (resolved: { id: string } | null) => resolved && `${resolved.id}${light}`

/** Zod looks whether it may compile code from text. The content policy says no, and every browser would log that it was asked. */
const careful = `
import { config } from 'zod'
config({ jitless: true })
export * from 'zod'
`

/** Builds like Zod and refuses to check anything, so that a schema used in the wrong place is noticed at once. */
const inert = `
const refuse = () => { throw new Error('Schemas of the contract are only in modules named *-schema.ts') }
const schema = new Proxy(() => schema, {
  get: (_, key) => (/^(safe)?(parse|encode|decode)/i.test(String(key)) || key === '_zod' || key === '~standard') ? refuse() : schema,
})
export const z = schema
`
