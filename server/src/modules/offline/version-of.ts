import { createHash } from 'node:crypto'
import type { Story } from '@nightlight/contract'

/** Where somebody stopped is no part of it: that changes every evening. */
export function versionOf({ readingPosition: _, ...story }: Story): string {
  return createHash('sha256').update(JSON.stringify(story)).digest('hex').slice(0, 20)
}
