import type { S3Client } from '@bradenmacdonald/s3-lite-client'

const hourMs = 60 * 60_000

/**
 * A player that was paused asks the store again for the rest, at the address it has. Long enough for an evening, and no
 * longer: whoever has the address hears the story.
 */
const goodForHours = 4

/**
 * An address of the object that works for three to four hours. It stays the same during an hour of the clock, so that a
 * browser has to fetch a picture only once in that time.
 */
export function presignedUrl(client: S3Client, name: string, now = Date.now()): Promise<string> {
  const requestDate = new Date(Math.floor(now / hourMs) * hourMs)
  return client.presignedGetObject(name, { requestDate, expirySeconds: goodForHours * 3600 })
}
