import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawArt } from '../scripts/draw-art.mjs'

const moduleName = 'virtual:art'
const resolvedId = '\0virtual:art'

/**
 * The app's own pictures, drawn by the illustrator at build time and emitted as files next to the scripts.
 * @param isBuilt they have been emitted already, and are only named
 */
export function drawnArt({ isBuilt = false } = {}): Plugin {
  let isBuild = true
  return {
    name: 'drawn-art',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (source) => (source === moduleName ? resolvedId : null),
    load(id) {
      if (id !== resolvedId) return null
      const entries = drawArt().map(({ kind, svg, width, height }) => {
        const fileName = fileNameOf(kind, svg)
        if (isBuild) this.emitFile({ type: 'asset', fileName, source: svg })
        const url = isBuild || isBuilt ? `/${fileName}` : `data:image/svg+xml,${encodeURIComponent(svg)}`
        return [kind, { url, width, height }]
      })
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}

function fileNameOf(kind: string, svg: string): string {
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 10)
  return `assets/${kind}-${digest}.svg`
}
