import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'

const root = new URL('../../', import.meta.url).pathname
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('http/limits.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

describe('named limits', () => {
  it.each(Object.keys(limits))('are used by a call: %s', (name) => {
    const used = sources.filter(({ text }) => new RegExp(`\\blimits\\.${name}\\b`).test(text))
    expect(used.length).toBeGreaterThan(0)
  })

  it('are not written anywhere else', () => {
    const others = sources.filter(({ text }) => /\btimeWindow: '|\brateLimit: \{|\bmax: \d+, time/.test(text))
    expect(others.map(({ file }) => file)).toEqual([])
  })
})
