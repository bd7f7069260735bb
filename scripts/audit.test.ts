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

it('accepts less serious ones', () => expect(auditSummary(report(0)).isFine).toBe(true))

it.each(['', 'not JSON', 'null', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  'refuses a release if the registry replied %j, and says so in tests, which may run without a network',
  (nothing) => {
    const summary = expect.stringContaining('could not be asked')
    expect(auditSummary(nothing)).toMatchObject({ isFine: false, summary })
    expect(auditSummary(nothing, { mayBeUnanswered: true })).toMatchObject({ isFine: true, summary })
  },
)
