import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawArt } from '../scripts/draw-art.mjs'

const moduleName = 'virtual:art'
const resolvedId = '\0virtual:art'

/** The app's own pictures, drawn by the illustrator at build time and emitted as files next to the scripts. */
export function drawnArt(): Plugin {
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
        const url = isBuild ? emit(this, kind, svg) : `data:image/svg+xml,${encodeURIComponent(svg)}`
        return [kind, { url, width, height }]
      })
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}

interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string
}

function emit(build: Emitter, kind: string, svg: string): string {
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 10)
  const fileName = `assets/${kind}-${digest}.svg`
  build.emitFile({ type: 'asset', fileName, source: svg })
  return `/${fileName}`
}
