import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

export interface Import {
  readonly from: string
  readonly to: string
  /** `static` is loaded with the file, `dynamic` later, `type` never. */
  readonly kind: 'static' | 'dynamic' | 'type'
}

export type Graph = ReadonlyMap<string, ReadonlySet<string>>

const statement =
  /^(?:import|export)\b(?<type>\s+type\b(?!\s+from))?[^'";]*?\bfrom\s+'(?<from>\.[^']+)'|^import\s+'(?<effect>\.[^']+)'|\bimport\(\s*'(?<dynamic>\.[^']+)'/gm

/** The relative imports of one file, as they are written after formatting. */
export function importsIn(file: string, source: string): Import[] {
  return [...source.matchAll(statement)].map(({ groups = {} }) => {
    const specifier = groups.from ?? groups.effect ?? groups.dynamic ?? ''
    const kind = groups.type ? 'type' : groups.dynamic ? 'dynamic' : 'static'
    return { from: file, to: posix.join(posix.dirname(file), specifier.replace(/[?#].*$/, '')), kind }
  })
}

/** The relative imports of all sources in a folder, without its tests. */
export function importsOf(folder: string): Import[] {
  return globSync(`${folder}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))
}

/** @param groupOf names the node that a file belongs to; files without one are left out */
export function graphOf(
  imports: readonly Import[],
  groupOf: (file: string) => string | null = (file) => file,
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [source, target] = [groupOf(from), groupOf(to)]
    if (source === null || target === null || (source === target && from !== to)) continue
    graph.set(source, (graph.get(source) ?? new Set()).add(target))
  }
  return graph
}

/** One path around each cycle, with the first node repeated at its end. */
export function cyclesOf(graph: Graph): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (node: string, path: readonly string[]) => {
    const begin = path.indexOf(node)
    if (begin >= 0) return void cycles.push([...path.slice(begin), node])
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return cycles
}

/** Every node that can be reached from a node, including itself if it is part of a cycle. */
export function reachableFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}
