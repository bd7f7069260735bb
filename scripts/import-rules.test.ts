import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** Lints one import as if it stood in that file. */
function isRefused(file: string, imported: string): boolean {
  const { status } = spawnSync(
    'node_modules/.bin/biome',
    ['lint', '--only=style/noRestrictedImports', `--stdin-file-path=${file}`],
    { input: `import { x } from '${imported}'\nexport const y = x\n` },
  )
  return status !== 0
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
