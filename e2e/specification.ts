import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from './test.ts'

const specification = readFileSync(resolve(import.meta.dirname, '../docs/specification.md'), 'utf8')
const titles = new Map(
  [...specification.matchAll(/^- `([a-z]+-\d+)` (.+)$/gm)].map(([, id = '', title = '']) => [id, title]),
)

/** A test of one or more lines of `docs/specification.md`, with these lines as its title. */
export function line(ids: string | readonly string[], body: Parameters<typeof test>[2]): void {
  const title = [ids].flat().map((id) => {
    const text = titles.get(id)
    if (!text) throw new Error(`docs/specification.md has no line ${id}`)
    return `${id} ${text}`
  })
  test(title.join('; '), body)
}
