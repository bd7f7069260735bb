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

/** Only counts children and stories: administrators see nothing else of a family. */
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

export interface UserFilter {
  readonly search?: string | undefined
  readonly status?: 'pending' | 'approved' | 'rejected' | undefined
  readonly plan?: Tier | undefined
  readonly admin?: boolean | undefined
  readonly sort: 'newest' | 'oldest' | 'name' | 'name-reversed'
  /** The id of the last account of the previous page. */
  readonly after?: number | undefined
}

/** One page. Ids increase with time, so their order is the order of registration. */
export async function selectUsers(db: Db, filter: UserFilter) {
  let query = usersWithCounts(db).limit(usersPerPage)
  if (filter.search) {
    const search = filter.search.toLowerCase()
    query = query.where('searchText', 'like', `%${escapeLike(search)}%`)
    // The index finds rows with all trigrams of the search text; LIKE then compares these rows only.
    if ([...search].length >= 3)
      query = query.where(sql<boolean>`trigrams_of(search_text) @> trigrams_of(${search})`)
  }
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.plan) query = query.where('subscriptionLevel', 'in', levelsOf(filter.plan))
  if (filter.admin !== undefined) query = query.where('isAdmin', '=', filter.admin)
  const descending = filter.sort === 'newest' || filter.sort === 'name-reversed'
  const order = descending ? 'desc' : 'asc'
  const isAfter = descending ? '<' : '>'
  if (filter.sort === 'newest' || filter.sort === 'oldest') {
    if (filter.after) query = query.where('id', isAfter, filter.after)
    return query.orderBy('id', order).execute()
  }
  const name = sql<string>`lower(username)`
  if (filter.after) {
    query = query.where(
      name,
      isAfter,
      sql<string>`(select lower(username) from users where id = ${filter.after})`,
    )
  }
  return query.orderBy(name, order).execute()
}

/** Escapes the characters that have a meaning in LIKE. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** The levels that are stored for a plan; administrators are filtered by their stored level too. */
const levelsOf = (plan: Tier): SubscriptionLevel[] =>
  subscriptionLevels.filter((level) => tierOf({ subscriptionLevel: level, isAdmin: false }) === plan)

/** The account before a change, locked until commit. */
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
    subscriptionLevel?: SubscriptionLevel
    failedLoginAttempts?: number
    accountLockedUntil?: null
  },
) =>
  trx
    .updateTable('users')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()

/** Administrators who can sign in, locked in a fixed order, so that two simultaneous removals are serialized. */
export const lockAdmins = (trx: Db) =>
  trx
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', true)
    .where('status', '!=', 'rejected')
    .orderBy('id')
    .forUpdate()
    .execute()
