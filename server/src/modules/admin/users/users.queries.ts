import {
  type SubscriptionLevel,
  subscriptionLevels,
  type Tier,
  tierOf,
  usersPerPage,
} from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

export type UserRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>

/** Of children and stories, how many there are: nothing else of a family is an administrator's business. */
const usersWithCounts = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'fullName',
      'email',
      'emailVerified',
      'mfaEnabled',
      'subscriptionLevel',
      'isAdmin',
      'status',
      'createdAt',
      'lastLoginAt',
      'accountLockedUntil',
    ])
    .select(({ selectFrom, fn }) => [
      selectFrom('children')
        .select(fn.countAll<number>().as('count'))
        .whereRef('children.userId', '=', 'users.id')
        .$asScalar()
        .$notNull()
        .as('children'),
      selectFrom('stories')
        .select(fn.countAll<number>().as('count'))
        .whereRef('stories.userId', '=', 'users.id')
        .where('stories.deletedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('stories'),
    ])

export const selectUser = (db: Db, id: number) => usersWithCounts(db).where('id', '=', id).executeTakeFirst()

export interface UserSearch {
  readonly search?: string | undefined
  readonly status?: 'pending' | 'approved' | 'rejected' | undefined
  readonly plan?: Tier | undefined
  readonly admin?: boolean | undefined
  readonly sort: 'newest' | 'oldest' | 'name' | 'name-reversed'
  /** The id of the last account of the page before. */
  readonly after?: number | undefined
}

/** One page. Ids grow with time, so that they are the order of registration as well. */
export async function selectUsers(db: Db, wish: UserSearch) {
  let query = usersWithCounts(db).limit(usersPerPage)
  if (wish.search) {
    const search = wish.search.toLowerCase()
    query = query.where('searchText', 'like', `%${literally(search)}%`)
    // The index knows pieces of three letters; whoever has them all is then compared.
    if ([...search].length >= 3)
      query = query.where(sql<boolean>`trigrams_of(search_text) @> trigrams_of(${search})`)
  }
  if (wish.status) query = query.where('status', '=', wish.status)
  if (wish.plan) query = query.where('subscriptionLevel', 'in', levelsOf(wish.plan))
  if (wish.admin !== undefined) query = query.where('isAdmin', '=', wish.admin)
  const descending = wish.sort === 'newest' || wish.sort === 'name-reversed'
  const order = descending ? 'desc' : 'asc'
  const beyond = descending ? '<' : '>'
  if (wish.sort === 'newest' || wish.sort === 'oldest') {
    if (wish.after) query = query.where('id', beyond, wish.after)
    return query.orderBy('id', order).execute()
  }
  const name = sql<string>`lower(username)`
  if (wish.after) {
    query = query.where(
      name,
      beyond,
      sql<string>`(select lower(username) from users where id = ${wish.after})`,
    )
  }
  return query.orderBy(name, order).execute()
}

/** What was typed, without the meaning that LIKE gives to some characters. */
const literally = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** Administrators keep the plan that they pay for, whatever they can do. */
const levelsOf = (plan: Tier): SubscriptionLevel[] =>
  subscriptionLevels.filter((level) => tierOf({ subscriptionLevel: level, isAdmin: false }) === plan)

/** The account as it is before a change; nobody else changes it meanwhile. */
export const lockUser = (trx: Db, id: number) =>
  trx
    .selectFrom('users')
    .select(['id', 'username', 'status', 'isAdmin', 'subscriptionLevel'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateUser = (
  trx: Db,
  id: number,
  change: {
    status?: 'pending' | 'approved' | 'rejected'
    isAdmin?: boolean
    subscriptionLevel?: Tier
    failedLoginAttempts?: number
    accountLockedUntil?: null
  },
) =>
  trx
    .updateTable('users')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()

/** Administrators who can sign in, locked in one order so that two who leave at once do so one after the other. */
export const lockAdmins = (trx: Db) =>
  trx
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', true)
    .where('status', '!=', 'rejected')
    .orderBy('id')
    .forUpdate()
    .execute()
