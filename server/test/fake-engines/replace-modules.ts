import { registerHooks } from 'node:module'
import { dirname, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The fakes themselves import the real ones. */
const tests = pathToFileURL(dirname(import.meta.dirname) + sep).href

/** Lets every module but those of the tests import others in place of some. @param fakes by the URL of the real one */
export function replaceModules(fakes: ReadonlyMap<string, string>): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context)
      const fake = context.parentURL?.startsWith(tests) ? undefined : fakes.get(resolved.url)
      return fake ? { ...resolved, url: fake } : resolved
    },
  })
}
