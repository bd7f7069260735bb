import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { report } from './figures.ts'
import { root } from './running-server.ts'

const dist = join(root, 'web/dist')

/** JavaScript that the first page needs before it can be used, gzipped: what index.html names and what that imports. */
export function webSize(): void {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap((match) => match[1] ?? [])
  report('web: JavaScript of the first load, gzipped', total(first), 'kB', 150)
  const all = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const others = all.map((name) => `assets/${name}`).filter((name) => !first.includes(name))
  for (const name of others) if (total([name]) > 8) report(`  ${name}`, total([name]), 'kB', 60)
}

const total = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000
