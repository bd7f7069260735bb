import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Writes each text file of assets/ a second time, compressed as well as Brotli can. The server would have to do it for each visitor, and
 * does it less well because that takes long.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file))) {
        const content = readFileSync(join(dir, name))
        if (content.length > 1024) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content))
      }
    },
  }
}
