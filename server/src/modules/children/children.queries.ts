import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'name',
  'age',
  'hairColor',
  'eyeColor',
  'hasGlasses',
  'hairStyle',
  'skinTone',
  'otherFeatures',
  'interests',
  'fears',
  'spokenName',
  'info',
  'defaultVoiceId',
  'defaultVoiceProvider',
  'characterSeed',
  'characterDescription',
  'characterApproved',
  'photoAnalysisResults',
  'profileVersion',
  'createdAt',
] as const

export type ChildRow = Awaited<ReturnType<typeof selectChildren>>[number]

export const selectChildren = (db: Db, userId: number) =>
  db.selectFrom('children').select(columns).where('userId', '=', userId).orderBy('id').execute()

export const selectChild = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('children')
    .select(columns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

export const countChildren = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('children')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Two requests of one account that count something before they add to it must not count at the same moment. */
export const lockAccount = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()

export interface ChildFields {
  readonly name: string
  readonly age: number
  readonly hairColor: string | null
  readonly eyeColor: string | null
  readonly hasGlasses: boolean
  readonly hairStyle: string | null
  readonly skinTone: string | null
  readonly otherFeatures: string | null
  readonly interests: string | null
  readonly fears: string | null
  readonly spokenName: string | null
}

/** What is decided elsewhere than in the form of the profile. */
interface DecidedFields {
  readonly defaultVoiceProvider: string
  readonly defaultVoiceId: string
  readonly characterSeed: string
  readonly characterDescription: string
  readonly characterCreatedAt: Date
  readonly characterApproved: boolean
}

export type ChildUpdate = Partial<ChildFields & DecidedFields>

export const insertChild = (db: Db, userId: number, child: ChildFields) =>
  db
    .insertInto('children')
    .values({ userId, ...child })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateChild = (db: Db, id: number, changes: ChildUpdate) =>
  db
    .updateTable('children')
    .set((q) => ({ ...changes, profileVersion: q('profileVersion', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

export const deleteChild = (db: Db, id: number) => db.deleteFrom('children').where('id', '=', id).execute()
