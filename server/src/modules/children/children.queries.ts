import type { PronounChoice, StoryLanguage } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { CharacterBible } from './character-bible.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'userId',
  'name',
  'age',
  'pronouns',
  'storyLanguage',
  'hairColor',
  'eyeColor',
  'hasGlasses',
  'hairStyle',
  'skinTone',
  'otherFeatures',
  'interests',
  'fears',
  'grownUps',
  'spokenName',
  'info',
  'defaultVoiceId',
  'defaultVoiceProvider',
  'characterSeed',
  'lookSeed',
  'waitForYes',
  'marginQuestions',
  'characterDescription',
  'characterApproved',
  'characterCreatedAt',
  'characterBible',
  'photoAnalysisResults',
  'sourcePhotos',
  'profileVersion',
  'createdAt',
] as const

/** The notes on how the child looks, as one text; null where there are none. */
const appearanceNotes = sql<string | null>`(
  select string_agg(info_text, '. ' order by id) from child_info_items
  where child_profile_id = children.id and category = 'appearance'
)`.as('appearanceNotes')

export type ChildRow = Awaited<ReturnType<typeof selectChildren>>[number]

export const selectChildren = (db: Db, userId: number) =>
  db
    .selectFrom('children')
    .select(columns)
    .select(appearanceNotes)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

export const selectChild = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('children')
    .select(columns)
    .select(appearanceNotes)
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

/** Serialises requests of one account that count something before they add to it. */
export const lockAccount = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()

export interface ChildFields {
  readonly name: string
  readonly age: number
  readonly pronouns: PronounChoice
  readonly storyLanguage: StoryLanguage
  readonly hairColor: string | null
  readonly eyeColor: string | null
  readonly hasGlasses: boolean
  readonly hairStyle: string | null
  readonly skinTone: string | null
  readonly otherFeatures: string | null
  readonly interests: string | null
  readonly fears: string | null
  readonly grownUps: string | null
  readonly spokenName: string | null
  readonly lookSeed: string | null
}

/** Fields that are not in the profile form. */
interface DerivedFields {
  readonly waitForYes: boolean
  readonly marginQuestions: boolean
  readonly defaultVoiceProvider: string
  readonly defaultVoiceId: string
  readonly characterSeed: string
  readonly characterDescription: string
  readonly characterCreatedAt: Date
  readonly characterApproved: boolean
  readonly characterBible: CharacterBible
}

export type ChildUpdate = Partial<ChildFields & DerivedFields>

export const insertChild = (db: Db, userId: number, child: ChildFields) =>
  db
    .insertInto('children')
    .values({ userId, ...child })
    .returning(columns)
    .returning(appearanceNotes)
    .executeTakeFirstOrThrow()

export const updateChild = (db: Db, id: number, { characterBible, ...changes }: ChildUpdate) =>
  db
    .updateTable('children')
    .set((q) => ({
      ...changes,
      ...(characterBible && { characterBible: json(characterBible) }),
      profileVersion: q('profileVersion', '+', 1),
    }))
    .where('id', '=', id)
    .returning(columns)
    .returning(appearanceNotes)
    .executeTakeFirst()

export const deleteChild = (db: Db, id: number) => db.deleteFrom('children').where('id', '=', id).execute()
