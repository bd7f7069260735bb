import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstLoadOf } from './first-load.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightlight-dist-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Random bytes, because they cannot be compressed. */
const randomContent = (bytes: number) => randomBytes(bytes)

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    `<link rel="icon" href="/favicon.svg" /><script src="/theme.js"></script>
     <script type="module" crossorigin src="/assets/index-1.js"></script>
     <link rel="modulepreload" crossorigin href="/assets/react-2.js">
     <link rel="stylesheet" crossorigin href="/assets/index-3.css">`,
  )
  for (const [name, size] of [
    ['theme.js', 1000],
    ['assets/index-1.js', 20_000],
    ['assets/react-2.js', 10_000],
    ['assets/index-3.css', 5000],
    ['assets/admin-4.js', 50_000],
  ] as const)
    writeFileSync(join(folder, name), randomContent(size))
})

it('counts the scripts and styles that index.html loads, but not those of pages opened later', () => {
  const { files, scripts, styles } = firstLoadOf(folder)
  expect(files).toEqual(['theme.js', 'assets/index-1.js', 'assets/react-2.js', 'assets/index-3.css'])
  expect(Math.round(scripts)).toBe(31)
  expect(Math.round(styles)).toBe(5)
})
