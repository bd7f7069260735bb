import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const biome = resolve('node_modules/.bin/biome')
const copy = mkdtempSync(join(tmpdir(), 'nightlight-rules-'))
copyFileSync('biome.json', join(copy, 'biome.json'))
afterAll(() => rmSync(copy, { recursive: true }))

/** Lints a file with one import, in the place that it has in the house. */
function isRefused(file: string, imported: string): boolean {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import { x } from '${imported}'\n\nexport const y = x\n`)
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', file]
  const { status, stderr } = spawnSync(biome, args, { cwd: copy, encoding: 'utf8' })
  rmSync(path)
  const refused = stderr.includes('lint/style/noRestrictedImports')
  if (refused === (status === 0)) throw new Error(stderr)
  return refused
}

const module = 'server/src/modules/children/add-child.ts'

describe('import rules', () => {
  it.each([
    ['contract/src/text.ts', 'node:fs'],
    ['contract/src/text.ts', '@nightlight/lullaby'],
    ['illustrator/src/index.ts', 'sharp'],
    ['lullaby/src/index.ts', 'node:fs'],
    ['storyteller/src/index.ts', 'node:http'],
    ['storyteller/src/index.ts', '@nightlight/contract'],
    ['web/src/app/main.tsx', '@nightlight/storyteller'],
    ['server/src/platform/errors.ts', '../modules/stories/index.ts'],
    ['server/src/platform/errors.ts', '../providers/files/folder.ts'],
    [module, '../stories/stories.queries.ts'],
    [module, '../../providers/files/folder.ts'],
    ['server/src/providers/text/embedded-storyteller.ts', '../../modules/stories/brief.ts'],
  ])('%s may not import %s', (file, imported) => {
    expect(isRefused(file, imported)).toBe(true)
  })

  it.each([
    ['contract/src/stories.ts', 'zod'],
    ['contract/src/stories.ts', './text.ts'],
    ['illustrator/src/index.ts', './settings/forest.ts'],
    ['illustrator/src/settings/forest.ts', '../palette.ts'],
    ['storyteller/src/index.ts', 'inkjs'],
    ['web/src/app/main.tsx', '@nightlight/contract'],
    [module, '../stories/index.ts'],
    [module, './own-child.ts'],
    [module, '../../platform/errors.ts'],
    ['server/src/providers/text/embedded-storyteller.ts', '../../modules/stories/index.ts'],
  ])('%s may import %s', (file, imported) => {
    expect(isRefused(file, imported)).toBe(false)
  })
})
