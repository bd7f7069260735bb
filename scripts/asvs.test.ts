import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const table = readFileSync(new URL('docs/security/asvs.md', root), 'utf8')
const named = [...table.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)]

it('refers to existing tests', () => {
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(([, file = '', title = '']) => {
    const path = new URL(file, root)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
  })
  expect(missing.map(([whole]) => whole)).toEqual([])
})

it('covers every chapter', () => {
  for (let chapter = 1; chapter <= 17; chapter++)
    expect(table).toMatch(new RegExp(`^## .*V${chapter} |^\\| .*V${chapter}\\b`, 'm'))
})
