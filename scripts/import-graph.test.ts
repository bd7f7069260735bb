import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cyclesOf, graphOf, type Import, importsIn, importsOf, reachableFrom } from './import-graph.ts'

const isLoaded = ({ kind }: Import) => kind !== 'type'

describe('the import graph', () => {
  it('reads every form of import', () => {
    const source = `
import './polyfill.ts'
import { a, type B } from './a.ts'
import {
  c,
} from '../c.ts'
import type { D } from './d.ts'
export { e } from './e.ts'
export type { F } from './f.ts'
export * from './g.ts'
import { z } from 'zod'
import type from './h.ts'
const later = () => import('./i.ts?worker')
`
    expect(importsIn('web/src/x.ts', source)).toEqual([
      { from: 'web/src/x.ts', to: 'web/src/polyfill.ts', kind: 'static' },
      { from: 'web/src/x.ts', to: 'web/src/a.ts', kind: 'static' },
      { from: 'web/src/x.ts', to: 'web/c.ts', kind: 'static' },
      { from: 'web/src/x.ts', to: 'web/src/d.ts', kind: 'type' },
      { from: 'web/src/x.ts', to: 'web/src/e.ts', kind: 'static' },
      { from: 'web/src/x.ts', to: 'web/src/f.ts', kind: 'type' },
      { from: 'web/src/x.ts', to: 'web/src/g.ts', kind: 'static' },
      { from: 'web/src/x.ts', to: 'web/src/h.ts', kind: 'static' },
      { from: 'web/src/x.ts', to: 'web/src/i.ts', kind: 'dynamic' },
    ])
  })

  it('finds cycles of any length, and none where there is none', () => {
    const graph = (edges: Record<string, string[]>) =>
      new Map(Object.entries(edges).map(([node, next]) => [node, new Set(next)]))
    expect(cyclesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
    expect(cyclesOf(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual([['b', 'c', 'b']])
    expect(cyclesOf(graph({ a: ['a'] }))).toEqual([['a', 'a']])
    expect(cyclesOf(graph({ a: ['b'], b: [], c: ['d'], d: ['e'], e: ['c'] }))).toEqual([['c', 'd', 'e', 'c']])
  })

  it('finds what a file imports, directly or not, including itself', () => {
    const imports = (pairs: [string, string][]): Import[] =>
      pairs.map(([from, to]) => ({ from, to, kind: 'type' }))
    const graph = graphOf(
      imports([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'b'],
        ['d', 'a'],
      ]),
    )
    expect([...reachableFrom(graph, 'a')].sort()).toEqual(['b', 'c'])
    expect(reachableFrom(graph, 'b').has('b')).toBe(true)
  })

  it('groups files by folder', () => {
    const imports: Import[] = [
      { from: 'f/one/a.ts', to: 'f/two/b.ts', kind: 'static' },
      { from: 'f/one/a.ts', to: 'f/one/c.ts', kind: 'static' },
      { from: 'f/two/b.ts', to: 'lib/d.ts', kind: 'static' },
      { from: 'f/two/b.ts', to: 'f/one/c.ts', kind: 'type' },
    ]
    const graph = graphOf(imports, (file) => file.match(/^f\/(\w+)\//)?.[1] ?? null)
    expect(cyclesOf(graph)).toEqual([['one', 'two', 'one']])
  })
})

describe.each([
  'contract/src',
  'understanding/src',
  'storyteller/src',
  'illustrator/src',
  'lullaby/src',
  'server/src',
  'web/src',
])('%s', (folder) => {
  const imports = importsOf(folder)

  it('imports existing files only', () => {
    expect(imports.length).toBeGreaterThan(10)
    expect(imports.filter(({ to }) => !existsSync(to))).toEqual([])
  })

  it('has no cycle of files that load each other', () => {
    expect(cyclesOf(graphOf(imports.filter(isLoaded)))).toEqual([])
  })
})

describe('the root of the server', () => {
  it('is in no import cycle, not even of types', () => {
    const graph = graphOf(importsOf('server/src'))
    const files = [...graph.keys()].filter((file) => /^server\/src\/[^/]+$/.test(file))
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => reachableFrom(graph, file).has(file))).toEqual([])
  })
})

describe('features of the web app', () => {
  const featureOf = (file: string) => file.match(/^web\/src\/features\/([^/]+)\//)?.[1] ?? null

  it('do not import each other in a cycle, not even for types or dynamically', () => {
    const graph = graphOf(importsOf('web/src'), featureOf)
    expect(graph.size).toBeGreaterThan(10)
    expect(cyclesOf(graph)).toEqual([])
  })
})
