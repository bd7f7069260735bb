import { createHmac, timingSafeEqual } from 'node:crypto'

/** Long enough to read, choose the paper and print; a tab that stays open longer gets a new URL from the story page. */
const lifetimeSeconds = 3600

interface Signed {
  /** What the URL gives access to: a story, or the whole library. */
  readonly subject: string
  /** The URL works for this account alone. */
  readonly accountId: number
}

/** The query of a signed URL: `until` when it is valid (seconds since 1970) and its signature, `seal`. */
export function signUrl(key: string, signed: Signed, now = Date.now()): { until: number; seal: string } {
  const until = Math.floor(now / 1000) + lifetimeSeconds
  return { until, seal: signatureOf(key, signed, until) }
}

/** Whether this installation signed the URL for this account, and whether it has expired. */
export function verifySignedUrl(
  key: string,
  signed: Signed,
  { until, seal }: { until: number; seal: string },
  now = Date.now(),
): 'valid' | 'expired' | 'forged' {
  const [actual, expected] = [Buffer.from(seal), Buffer.from(signatureOf(key, signed, until))]
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged'
  return until * 1000 < now ? 'expired' : 'valid'
}

const signatureOf = (key: string, { subject, accountId }: Signed, until: number) =>
  createHmac('sha256', key).update(`${subject} ${accountId} ${until}`).digest('base64url')
