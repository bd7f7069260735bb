import { expect, it } from 'vitest'
import { verdictOf } from './verdict-of.mjs'

const report = (high: number) =>
  JSON.stringify({
    vulnerabilities: high ? { lamp: { name: 'lamp', severity: 'high', range: '<1.2.0' } } : {},
    metadata: { vulnerabilities: { info: 0, low: 2, moderate: 1, high, critical: 0 } },
  })

it('refuses libraries with grave weaknesses, and names them', () => {
  const { isFine, words } = verdictOf(report(1))
  expect(isFine).toBe(false)
  expect(words).toContain('lamp <1.2.0 (high)')
})

it('lets lesser ones pass, and goes on where nobody could be asked', () => {
  expect(verdictOf(report(0)).isFine).toBe(true)
  for (const nothing of ['', 'not JSON', 'null', '{"message":"405 Method Not Allowed","statusCode":405}'])
    expect(verdictOf(nothing)).toMatchObject({ isFine: true, words: expect.stringContaining('nobody') })
})
