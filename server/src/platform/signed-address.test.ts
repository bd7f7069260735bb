import { describe, expect, it } from 'vitest'
import { checkSeal, sealFor } from './signed-address.ts'

const signed = { subject: '01930000-0000-7000-8000-000000000001', accountId: 7 }
const now = Date.UTC(2026, 0, 1)
const sealed = sealFor('key', signed, now)

describe('a sealed address', () => {
  it('works for an hour', () => {
    expect(checkSeal('key', signed, sealed, now)).toBe('valid')
    expect(checkSeal('key', signed, sealed, now + 3_599_000)).toBe('valid')
    expect(checkSeal('key', signed, sealed, now + 3_601_000)).toBe('expired')
  })

  it('works for its subject, its account and its time alone', () => {
    const other = '01930000-0000-7000-8000-000000000002'
    expect(checkSeal('key', { ...signed, subject: other }, sealed, now)).toBe('forged')
    expect(checkSeal('key', { ...signed, accountId: 8 }, sealed, now)).toBe('forged')
    expect(checkSeal('key', signed, { ...sealed, until: sealed.until + 1 }, now)).toBe('forged')
    expect(checkSeal('other key', signed, sealed, now)).toBe('forged')
    expect(checkSeal('key', signed, { ...sealed, seal: 'é' }, now)).toBe('forged')
  })
})
