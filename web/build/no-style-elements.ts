import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const adoptedStyles = fileURLToPath(new URL('../src/ui/adopted-styles.ts', import.meta.url))

/** Radix writes a sheet of its own into the list of a select; what it says stands in ours. */
const select = /@radix-ui\/react-select\/dist\/index\.mjs$/
const itsSheet = /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{[\s\S]*?\n\s*nonce\s*\}\s*\)/

/**
 * Libraries put `<style>` elements into the page, which the content policy refuses. Their styles come another way: through
 * constructed style sheets, or in our own sheet.
 */
export function noStyleElements(): Plugin {
  return {
    name: 'no-style-elements',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-style-singleton' ? adoptedStyles : null),
    transform(code, id) {
      if (!select.test(id)) return null
      if (!itsSheet.test(code)) this.error('The sheet that Radix writes into a select is not where it was')
      return { code: code.replace(itsSheet, 'null'), map: null }
    },
  }
}
