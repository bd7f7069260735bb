import { expect, it } from 'vitest'
import { intents, understand } from './index.ts'

it('names what it does not understand', () => {
  const text = '  flibbertigibbet '
  const { facts, notUnderstood } = understand([{ from: 'wish', text }], [])
  expect(facts).toEqual([])
  expect(notUnderstood).toEqual([{ from: 'wish', said: 'flibbertigibbet', start: 2, end: 17 }])
})

it('has at least sixty intents, each with a label that fits on a chip', () => {
  expect(Object.keys(intents).length).toBeGreaterThanOrEqual(60)
  for (const [id, { label }] of Object.entries(intents)) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(label.length, id).toBeLessThanOrEqual(40)
  }
})
