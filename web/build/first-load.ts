import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface FirstLoad {
  /** Paths relative to the build folder. */
  readonly files: readonly string[]
  /** Gzipped, in kB of 1000 bytes. */
  readonly scripts: number
  readonly styles: number
}

/** The scripts and styles that must load before the first page can be used: those in index.html, including their imports. */
export function firstLoadOf(folder: string): FirstLoad {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])
  const sizeOf = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000
  return { files, scripts: sizeOf('.js'), styles: sizeOf('.css') }
}

/** Phones at a bedside have slow connections, so a build with a larger first load fails. @param limit kB, gzipped */
export function limitFirstLoad(limit: number): Plugin {
  return {
    name: 'limit-first-load',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const { scripts, styles, files } = firstLoadOf(dir)
      const size = scripts + styles
      if (size <= limit) return
      this.error(
        `The first load is ${size.toFixed(1)} kB gzipped; the limit is ${limit} kB. It consists of ${files.join(', ')}`,
      )
    },
  }
}
