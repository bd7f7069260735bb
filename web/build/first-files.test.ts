import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { chunksOf } from './first-files.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[], isEntry = false) =>
  // As far as it is read.
  [fileName, { type: 'chunk', fileName, moduleIds, imports, isEntry }] as unknown as [
    string,
    Rolldown.OutputChunk,
  ]

const bundle = Object.fromEntries([
  chunk('index.js', ['/web/src/main.tsx'], ['react.js'], true),
  chunk('react.js', ['/react-dom/index.js'], []),
  chunk('app.js', ['/web/src/ui/card.tsx', '/web/src/app/start.tsx'], ['index.js', 'react.js']),
  chunk('story.js', ['/web/src/features/reader/story-page.tsx'], ['app.js', 'player.js', 'react.js']),
  chunk('player.js', ['/web/src/features/reader/player.ts'], ['story.js', 'app.js']),
  chunk('admin.js', ['/web/src/features/admin/admin-page.tsx'], ['app.js']),
])

it('finds the chunk of a module and what it imports, without the entry and its imports', () => {
  expect(chunksOf(bundle, 'src/app/start.tsx')).toEqual(['app.js'])
  expect(chunksOf(bundle, 'features/reader/story-page.tsx')).toEqual(['story.js', 'app.js', 'player.js'])
})

it('finds nothing for a module that is in no chunk', () => {
  expect(chunksOf(bundle, 'features/reader/other-page.tsx')).toEqual([])
})
