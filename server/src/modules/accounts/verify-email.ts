import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { nameInMail, queueMail } from '../mail/index.ts'
import { InvalidLink } from './forgotten-password.ts'
import { hashOfToken, newToken } from './one-time-token.ts'

const validHours = 24

/** Sends the verification link. Does nothing without an address, or when it is already verified. */
export async function sendVerification(
  { db, jobs, config }: Pick<PlatformDeps, 'db' | 'jobs' | 'config'>,
  userId: number,
): Promise<void> {
  const { token, hash } = newToken()
  const user = await db
    .updateTable('users')
    .set({
      emailVerificationToken: hash,
      emailVerificationExpires: sql`now() + make_interval(hours => ${validHours})`,
    })
    .where('id', '=', userId)
    .where('email', 'is not', null)
    .where('emailVerified', '=', false)
    .returning(['email', 'username', 'fullName'])
    .executeTakeFirst()
  if (!user?.email) return
  await queueMail(
    { db, jobs },
    {
      template: 'verify-email',
      to: user.email,
      userId,
      values: {
        name: nameInMail(user.fullName || user.username),
        link: `${config.http.publicUrl}/auth?tab=verify&token=${token}`,
      },
    },
  )
}

/** @returns the id of the account */
export async function verifyEmail(db: Kysely<Schema>, token: string): Promise<number> {
  const user = await db
    .updateTable('users')
    .set({ emailVerified: true, emailVerificationToken: null, emailVerificationExpires: null })
    .where('emailVerificationToken', '=', hashOfToken(token))
    .where('emailVerificationExpires', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  if (!user) throw new InvalidLink()
  return user.id
}
