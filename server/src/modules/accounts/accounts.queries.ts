import type { SubscriptionLevel } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'username',
  'fullName',
  'email',
  'emailVerified',
  'mfaEnabled',
  'isAdmin',
  'status',
  'subscriptionLevel',
  'timeZone',
  'createdAt',
] as const

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const findUser = (db: Db, id: number) =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()

/** Usernames are unique regardless of case. */
export const findUserByUsername = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .select([...columns, 'password'])
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .executeTakeFirst()

/**
 * The account that somebody means who signs in. A verified address has priority over another account's username, as in a forgotten
 * password: nobody can take a sign-in away by registering with the address as username.
 */
export const findUserToSignIn = (db: Db, usernameOrEmail: string) =>
  db
    .selectFrom('users')
    .select([...columns, 'password'])
    .where((w) =>
      w.or([
        w(sql`lower(username)`, '=', sql`lower(${usernameOrEmail})`),
        w.and([w('emailVerified', '=', true), w(sql`lower(email)`, '=', sql`lower(${usernameOrEmail})`)]),
      ]),
    )
    .orderBy((by) =>
      by
        .case()
        .when(
          by.and([
            by('emailVerified', '=', true),
            by(sql`lower(email)`, '=', sql`lower(${usernameOrEmail})`),
          ]),
        )
        .then(0)
        .else(1)
        .end(),
    )
    .limit(1)
    .executeTakeFirst()

export const isEmailTaken = async (db: Db, email: string) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()) !== undefined

export interface NewUser {
  readonly username: string
  readonly password: string
  readonly fullName: string | null
  readonly email: string | null
  readonly timeZone: string | null
  readonly isAdmin: boolean
  readonly status: 'pending' | 'approved'
  readonly subscriptionLevel: SubscriptionLevel
}

export const insertUser = (db: Db, user: NewUser) =>
  db.insertInto('users').values(user).returning(columns).executeTakeFirstOrThrow()

export const recordSignIn = (db: Db, id: number, ipAddress: string, timeZone: string | null) =>
  db
    .updateTable('users')
    .set({
      failedLoginAttempts: 0,
      accountLockedUntil: null,
      lastLoginAt: sql`now()`,
      lastLoginIp: ipAddress,
      ...(timeZone && { timeZone }),
    })
    .where('id', '=', id)
    .execute()

export const makeAdmin = (db: Db, username: string) =>
  db
    .updateTable('users')
    .set({ isAdmin: true, status: 'approved' })
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .returning('id')
    .executeTakeFirst()

export const adminExists = async (db: Db) =>
  (await db.selectFrom('users').select('id').where('isAdmin', '=', true).limit(1).executeTakeFirst()) !==
  undefined
