import { createHash, randomBytes } from 'node:crypto'

/** The token of an emailed link: 32 random bytes. The database stores only its hash, so that a copy of the database is useless. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
