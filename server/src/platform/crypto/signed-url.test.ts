import { describe, expect, it } from 'vitest'
import { signUrl, verifySignedUrl } from './signed-url.ts'

const signed = { subject: '01930000-0000-7000-8000-000000000001', accountId: 7 }
const now = Date.UTC(2026, 0, 1)
const signedUrl = signUrl('key', signed, now)

describe('a signed URL', () => {
  it('works for an hour', () => {
    expect(verifySignedUrl('key', signed, signedUrl, now)).toBe('valid')
    expect(verifySignedUrl('key', signed, signedUrl, now + 3_599_000)).toBe('valid')
    expect(verifySignedUrl('key', signed, signedUrl, now + 3_601_000)).toBe('expired')
  })

  it('works only for its subject, its account and its time', () => {
    const other = '01930000-0000-7000-8000-000000000002'
    expect(verifySignedUrl('key', { ...signed, subject: other }, signedUrl, now)).toBe('forged')
    expect(verifySignedUrl('key', { ...signed, accountId: 8 }, signedUrl, now)).toBe('forged')
    expect(verifySignedUrl('key', signed, { ...signedUrl, until: signedUrl.until + 1 }, now)).toBe('forged')
    expect(verifySignedUrl('other key', signed, signedUrl, now)).toBe('forged')
    expect(verifySignedUrl('key', signed, { ...signedUrl, seal: 'é' }, now)).toBe('forged')
  })
})
