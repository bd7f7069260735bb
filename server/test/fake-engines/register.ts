import { registerHooks } from 'node:module'
import { dirname, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Loaded before a server that is started for a test (`node --import`): replaces the voice and the music, which take seconds in
 * the product, with fast fakes. The server itself is the real one.
 */
const fakes = new Map([
  [import.meta.resolve('../../src/providers/speech/builtin/index.ts'), import.meta.resolve('./speech.ts')],
  [import.meta.resolve('@nightlight/lullaby'), import.meta.resolve('./music.ts')],
])

/** The fakes themselves import the real ones. */
const tests = pathToFileURL(dirname(import.meta.dirname) + sep).href

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    const fake = context.parentURL?.startsWith(tests) ? undefined : fakes.get(resolved.url)
    return fake ? { ...resolved, url: fake } : resolved
  },
})
