import { expect, it } from 'vitest'
import { auditSummary } from './audit-summary.mjs'

const report = (high: number) =>
  JSON.stringify({
    vulnerabilities: high ? { lamp: { name: 'lamp', severity: 'high', range: '<1.2.0' } } : {},
    metadata: { vulnerabilities: { info: 0, low: 2, moderate: 1, high, critical: 0 } },
  })

it('refuses libraries with serious vulnerabilities, and names them', () => {
  const { isFine, summary } = auditSummary(report(1))
  expect(isFine).toBe(false)
  expect(summary).toContain('lamp <1.2.0 (high)')
})

it('accepts less serious ones, and a registry that cannot be reached', () => {
  expect(auditSummary(report(0)).isFine).toBe(true)
  for (const nothing of ['', 'not JSON', 'null', '{"message":"405 Method Not Allowed","statusCode":405}'])
    expect(auditSummary(nothing)).toMatchObject({
      isFine: true,
      summary: expect.stringContaining('could not be asked'),
    })
})
