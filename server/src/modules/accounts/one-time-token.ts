import { createHash, randomBytes } from 'node:crypto'

/** What a mailed link carries: 32 random bytes. The database keeps the hash, so that a copy of it opens nothing. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
