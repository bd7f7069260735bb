import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const elsewhere = new Set(['node_modules', 'data', 'dist', 'test-results'])

/** What a `tsconfig.json` names, from the root of the repository. */
const includedBy = (folder: string): string[] =>
  JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')).include.map((path: string) =>
    join(folder, path),
  )

it('every file in TypeScript has its types checked', () => {
  const included = ['.', 'web'].flatMap(includedBy)
  const isIncluded = (file: string) => included.some((path) => file === path || file.startsWith(`${path}/`))
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => elsewhere.has(name) })
  expect(files).toContain('web/build/drawn-home.ts')
  expect(files.filter((file) => !isIncluded(file))).toEqual([])
})
