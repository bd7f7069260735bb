import { createHmac, timingSafeEqual } from 'node:crypto'

/** Long enough to look, choose the paper and print; a tab left open asks the story page for a new one. */
const lifetimeSeconds = 3600

interface Signed {
  /** What is behind the address: a story, or the whole library. */
  readonly subject: string
  /** The address works for this account alone. */
  readonly accountId: number
}

/** What goes behind the `?`: until when the address works, in seconds since 1970, and the seal on it. */
export function sealFor(key: string, signed: Signed, now = Date.now()): { until: number; seal: string } {
  const until = Math.floor(now / 1000) + lifetimeSeconds
  return { until, seal: sealOf(key, signed, until) }
}

/** Whether this installation made the seal for this account, and whether its time is over. */
export function checkSeal(
  key: string,
  signed: Signed,
  { until, seal }: { until: number; seal: string },
  now = Date.now(),
): 'valid' | 'expired' | 'forged' {
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, signed, until))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged'
  return until * 1000 < now ? 'expired' : 'valid'
}

const sealOf = (key: string, { subject, accountId }: Signed, until: number) =>
  createHmac('sha256', key).update(`${subject} ${accountId} ${until}`).digest('base64url')
