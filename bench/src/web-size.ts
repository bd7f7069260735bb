import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstLoadOf } from '../../web/build/first-load.ts'
import { report } from './figures.ts'
import { root } from './running-server.ts'

const dist = join(root, 'web/dist')

/** What the first page needs before it can be used, gzipped, and the scripts that come later. */
export function webSize(): void {
  const { files, scripts, styles } = firstLoadOf(dist)
  report('web: JavaScript of the first load, gzipped', scripts, 'kB')
  report('web: JavaScript and styles of the first load, gzipped', scripts + styles, 'kB', 150)
  const all = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  for (const name of all.map((each) => `assets/${each}`)) {
    const size = gzipSync(readFileSync(join(dist, name))).length / 1000
    if (!files.includes(name) && size > 8) report(`  ${name}`, size, 'kB', 60)
  }
}
