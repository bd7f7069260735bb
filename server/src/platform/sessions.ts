import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from './database/schema.ts'

/** A browser stays signed in until 30 days after its last use. */
export const sessionDays = 30

/** After this long a new sign-in is required, however often the session is used. */
export const maxSessionDays = 365

/** Each use extends a session, but one write per request would be too many. */
const touchAfterMinutes = 60

/**
 * Opens a session and returns its token, 32 random bytes in base64url. The table contains only its SHA-256, so that a copy of the
 * database does not let anybody sign in.
 */
export async function openSession(
  db: Kysely<Schema>,
  session: { userId: number; ipAddress: string | null; userAgent: string | null; timeZone: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({ ...session, tokenHash: hashOf(token), expiresAt: daysFromNow(sessionDays) })
    .execute()
  return token
}

/** The session of a token, or null when there is none or it has expired. */
export async function findSession(db: Kysely<Schema>, token: string) {
  const session = await db
    .selectFrom('sessions')
    .leftJoin('children', 'children.id', 'sessions.childScreenOf')
    .select(['sessions.id', 'sessions.userId', 'timeZone', 'lastSeenAt'])
    .select(['childScreenSince', 'childScreenOf', 'screenFrom', 'screenUntil'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('sessions.createdAt', '>', daysFromNow(-maxSessionDays))
    .executeTakeFirst()
  if (!session) return null
  if (session.lastSeenAt.getTime() < Date.now() - touchAfterMinutes * 60_000) await touch(db, session.id)
  return session
}

export async function closeSession(db: Kysely<Schema>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).execute()
}

/** The number of browsers that are signed in. */
export async function countSessions(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return count
}

async function touch(db: Kysely<Schema>, id: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql`now()`, expiresAt: daysFromNow(sessionDays) })
    .where('id', '=', id)
    .execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
