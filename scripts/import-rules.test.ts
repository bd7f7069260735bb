import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const module = 'server/src/modules/children/add-child.ts'
const nested = 'server/src/modules/stories/write/save-draft.ts'
const deep = 'server/src/modules/documents/storybook/epub/create-epub.ts'
const page = 'web/src/features/library/library-page.tsx'
const nestedPart = 'web/src/features/reader/player/player-bar.tsx'

type Case = readonly [file: string, imported: string]

const refused: readonly Case[] = [
  ['contract/src/text.ts', 'node:fs'],
  ['contract/src/text.ts', '@nightlight/lullaby'],
  ['contract/src/text.ts', 'zod'],
  ['illustrator/src/index.ts', 'sharp'],
  ['lullaby/src/index.ts', 'node:fs'],
  ['storyteller/src/index.ts', 'node:http'],
  ['storyteller/src/index.ts', '@nightlight/contract'],
  ['understanding/src/index.ts', 'node:fs'],
  ['understanding/src/index.ts', '@nightlight/contract'],
  ['web/src/main.tsx', '@nightlight/understanding'],
  ['web/src/main.tsx', '@nightlight/storyteller'],
  ['web/src/lib/theme.ts', '@nightlight/storyteller'],
  ['web/src/lib/theme.ts', 'zod'],
  ['web/src/ui/card.tsx', 'zod'],
  [page, 'zod'],
  [nestedPart, 'zod'],
  ['web/src/features/reader/player/settings/speed.tsx', 'zod'],
  ['web/src/lib/theme.ts', '../ui/toast.ts'],
  ['web/src/lib/theme.ts', '../features/stories/index.ts'],
  ['web/src/lib/theme.ts', '../app/layout.tsx'],
  ['web/src/ui/card.tsx', '@nightlight/server'],
  ['web/src/ui/card.tsx', '../features/stories/index.ts'],
  ['web/src/ui/card.tsx', '../app/layout.tsx'],
  [page, '@nightlight/illustrator'],
  [page, '@nightlight/lullaby'],
  [page, '@nightlight/lullaby/src/score.ts'],
  ['contract/src/text.ts', '@nightlight/lullaby/wav'],
  [page, '../../app/layout.tsx'],
  [page, '../stories/queries.ts'],
  [page, '../voices/cloned/voices-page.tsx'],
  [nestedPart, '@nightlight/lullaby'],
  [nestedPart, '../../../app/layout.tsx'],
  [nestedPart, '../../stories/queries.ts'],
  [nestedPart, '../../voices/cloned/voices-page.tsx'],
  ['web/src/features/reader/player/settings/speed.tsx', '../../../stories/queries.ts'],
  ['server/src/platform/errors.ts', '../modules/stories/index.ts'],
  ['server/src/platform/errors.ts', '../providers/files/folder.ts'],
  [module, '../stories/stories.queries.ts'],
  [module, '../stories/write/save-draft.ts'],
  [module, '../../providers/files/folder.ts'],
  [nested, '../../children/children.queries.ts'],
  ['server/src/providers/text/embedded-storyteller.ts', '../../modules/stories/brief.ts'],
  [module, '../../deps.ts'],
  [module, '../../config.ts'],
  [nested, '../../../deps.ts'],
  [nested, '../../../app.ts'],
  [deep, '../../../../deps.ts'],
  [deep, '../../../../config.ts'],
  ['server/src/platform/http/health.ts', '../../deps.ts'],
  ['server/src/platform/observability/metrics/metrics.routes.ts', '../../../config.ts'],
  ['server/src/providers/text/open-writer.ts', '../../config.ts'],
  ['server/src/providers/text/open-writer.ts', '../../deps.ts'],
]

const allowed: readonly Case[] = [
  ['contract/src/stories.ts', 'zod/mini'],
  ['contract/src/stories.ts', './text.ts'],
  ['illustrator/src/index.ts', './settings/forest.ts'],
  ['illustrator/src/settings/forest.ts', '../palette.ts'],
  ['storyteller/src/index.ts', 'inkjs'],
  ['storyteller/src/unwanted.ts', 'escape-string-regexp'],
  ['understanding/src/label.ts', 'escape-string-regexp'],
  ['storyteller/src/index.ts', '@nightlight/understanding'],
  ['web/src/main.tsx', '@nightlight/contract'],
  ['web/src/app/routes.tsx', '../features/library/library-page.tsx'],
  ['web/src/lib/theme.ts', './storage.ts'],
  ['web/src/lib/theme.ts', 'zod/mini'],
  ['web/src/ui/card.tsx', '../lib/theme.ts'],
  ['web/src/ui/card.tsx', 'radix-ui'],
  ['web/src/main.tsx', '@nightlight/lullaby/wav'],
  ['web/src/lib/theme.ts', '@nightlight/lullaby/wav'],
  ['web/src/ui/card.tsx', '@nightlight/lullaby/wav'],
  [page, '@nightlight/lullaby/wav'],
  [nestedPart, '@nightlight/lullaby/wav'],
  ['web/src/features/reader/player/settings/speed.tsx', '@nightlight/lullaby/wav'],
  [page, '../stories/index.ts'],
  [page, './story-grid.tsx'],
  [page, './search/find-stories.ts'],
  [page, '../../ui/card.tsx'],
  [nestedPart, '../../stories/index.ts'],
  [nestedPart, '../settings/preferences.ts'],
  [nestedPart, '../story-fonts.ts'],
  [nestedPart, '../../../lib/theme.ts'],
  ['web/src/features/reader/player/settings/speed.tsx', '../../../stories/index.ts'],
  ['web/src/features/reader/player/settings/speed.tsx', '../../../../lib/theme.ts'],
  [module, '../stories/index.ts'],
  [module, './own-child.ts'],
  [nested, '../../children/index.ts'],
  [nested, '../read/present-story.ts'],
  [nested, '../../../platform/errors.ts'],
  [module, '../../platform/errors.ts'],
  ['server/src/providers/text/embedded-storyteller.ts', '../../modules/stories/index.ts'],
  [deep, '../../../../platform/platform-deps.ts'],
  ['server/src/cli/backup.ts', '../config.ts'],
  ['server/src/app.ts', './deps.ts'],
]

/** Lints files with one import each, in the folders that they have in the repository. @returns those that Biome refuses */
function refusedOf(cases: readonly Case[]): readonly Case[] {
  const copy = mkdtempSync(join(tmpdir(), 'nightlight-rules-'))
  try {
    copyFileSync('biome.json', join(copy, 'biome.json'))
    const placed = cases.map(([file, imported], place) => {
      const path = join(dirname(file), `case-${place}.ts`)
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), `import { x } from '${imported}'\n\nexport const y = x\n`)
      return path
    })
    const { stdout } = spawnSync(
      resolve('node_modules/.bin/biome'),
      [
        'lint',
        '--vcs-enabled=false',
        '--only=style/noRestrictedImports',
        '--reporter=github',
        '--max-diagnostics=none',
        '.',
      ],
      { cwd: copy, encoding: 'utf8' },
    )
    const found = stdout.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),/g)
    const files = [...found].map(([, file = '']) => file)
    return cases.filter((_, place) => files.some((file) => file.endsWith(placed[place] ?? '')))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

describe('import rules', () => {
  const found = refusedOf([...refused, ...allowed])

  it.each(refused)('%s may not import %s', (file, imported) => {
    expect(found).toContainEqual([file, imported])
  })

  it.each(allowed)('%s may import %s', (file, imported) => {
    expect(found).not.toContainEqual([file, imported])
  })
})
