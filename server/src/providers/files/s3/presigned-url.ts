import type { S3Client } from '@bradenmacdonald/s3-lite-client'

const hourMs = 60 * 60_000

/**
 * A paused player requests the rest from the store later, with the URL it has. Long enough for an evening, and no longer, because
 * the URL gives access to anybody.
 */
export const validHours = 4

/**
 * A URL of the object that is valid for three to four hours. It stays the same within an hour of the clock, so that a browser can
 * cache a picture during that time.
 */
export function presignedUrl(client: S3Client, name: string, now = Date.now()): Promise<string> {
  const requestDate = new Date(Math.floor(now / hourMs) * hourMs)
  return client.presignedGetObject(name, { requestDate, expirySeconds: validHours * 3600 })
}
