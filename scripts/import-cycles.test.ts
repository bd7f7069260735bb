import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve('server/src')

type Graph = ReadonlyMap<string, readonly string[]>

/** Which file of the server imports which. @param kind `loaded` leaves out what only the compiler looks at */
function importsOf(kind: 'loaded' | 'all'): Graph {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return [file, specifiersIn(source, kind).map((path) => relative(root, join(root, dirname(file), path)))]
    }),
  )
}

/** `import { type X }` loads its module all the same: only `import type` and `export type` go with the types. */
function specifiersIn(source: string, kind: 'loaded' | 'all'): string[] {
  const statements = source.matchAll(/^(?:import|export)\s(type\s)?[^'"]*?from\s'(\.[^']+)'/gm)
  const bare = source.matchAll(/^import\s()'(\.[^']+)'/gm)
  const lazy = source.matchAll(/\bimport\(()'(\.[^']+)'\)/g)
  return [...statements, ...bare, ...lazy].flatMap(([, type, path]) =>
    path && (kind === 'all' || !type) ? [path] : [],
  )
}

/** Sets of files that each lead to all others of their set, by Tarjan's algorithm. */
function cyclesIn(graph: Graph): string[][] {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()]
  const path: string[] = []
  const cycles: string[][] = []
  const lowest = (file: string, other: number) => low.set(file, Math.min(low.get(file) ?? other, other))
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest(file, order.size - 1)
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest(file, low.get(next) ?? 0)
    }
    if (low.get(file) !== order.get(file)) return
    const set = path.splice(path.indexOf(file))
    if (set.length > 1 || graph.get(file)?.includes(file)) cycles.push(set.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}

describe('imports of the server', () => {
  it('lead to files that are there', () => {
    const graph = importsOf('all')
    const unknown = [...graph.values()].flat().filter((file) => !graph.has(file))
    expect(unknown).toEqual([])
    expect([...graph.values()].flat().length).toBeGreaterThan(1000)
  })

  it('make no circle of what is loaded', () => {
    expect(cyclesIn(importsOf('loaded'))).toEqual([])
  })

  it('make no circle through the root, types included', () => {
    const throughRoot = cyclesIn(importsOf('all')).filter((files) =>
      files.some((file) => !file.includes('/')),
    )
    expect(throughRoot).toEqual([])
  })
})

describe('the search for circles', () => {
  it('finds each one, whatever leads there', () => {
    const graph = new Map([
      ['main', ['a', 'd']],
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
      ['e', ['e']],
    ])
    expect(cyclesIn(graph)).toEqual([['a', 'b', 'c'], ['e']])
  })

  it('tells what is loaded from what is only typed', () => {
    const source = `import type { A } from './a.ts'
import {
  type B,
} from './b.ts'
export type { C } from './c.ts'
export * from './d.ts'
import './e.ts'
const later = () => import('./f.ts')
import { g } from 'g'
`
    expect(specifiersIn(source, 'loaded').sort()).toEqual(['./b.ts', './d.ts', './e.ts', './f.ts'])
    expect(specifiersIn(source, 'all')).toHaveLength(6)
  })
})
