import type { ExpressionBuilder, Kysely } from 'kysely'
import { CamelCasePlugin, sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { firstNameIn } from '../families/index.ts'

type Db = Kysely<Schema>

const cardColumns = [
  'id',
  'userId',
  'title',
  'thumbnailUrl',
  'audioUrl',
  'duration',
  'favorite',
  'isSample',
  'childrenIncluded',
  'createdAt',
  'theme',
  'language',
  'awaitsParent',
  'waitsForYes',
  'status',
  'progress',
  'failure',
  'seriesId',
  'night',
] as const

const excerpt = sql<string>`left(content, 240)`.as('excerpt')

/** First name of the member who requested the story. Most are the owner's, and need no look-up. */
const madeBy = sql<string | null>`case when stories.made_by is not null then
  (select ${firstNameIn('makers')} from users as makers where makers.id = stories.made_by) end`.as('madeBy')

/** Who has sent a reading that the owner has not heard yet, first come first, and relatives whose readings the owner has approved. */
const readersOfStory = (q: ExpressionBuilder<Schema, 'stories'>) =>
  q
    .selectFrom('readings')
    .select([
      sql<
        string[]
      >`coalesce(array_agg(reader_name order by sent_at, id) filter (where status = 'sent'), '{}')`.as(
        'waitingReadings',
      ),
      sql<
        string[]
      >`coalesce(array_agg(distinct reader_name order by reader_name) filter (where status = 'approved'), '{}')`.as(
        'readBy',
      ),
    ])
    .whereRef('readings.storyId', '=', 'stories.id')
    .as('readers')

/** The link ends by itself where a time was chosen: nothing has to run for that. */
export const isShared = sql<boolean>`(shared_at is not null and (shared_until is null or shared_until > now()))`

const partOf = sql<{
  id: number
  title: string
} | null>`case when stories.series_id is not null then
  (select jsonb_build_object('id', series.id, 'title', series.title) from series where series.id = stories.series_id) end`.as(
  'partOf',
)

/** Where somebody stopped. */
const placeOf = (readerId: number | null) =>
  sql<{
    section: number
    positionMs: number | null
    at: string
  } | null>`(select jsonb_build_object('section', section, 'positionMs', position_ms, 'at', updated_at)
  from reading_positions where reading_positions.user_id = ${readerId} and reading_positions.story_id = stories.id)`.as(
    'place',
  )

/** Cards with what only the family sees on them. */
export const familyCards = (db: Db, readerId: number | null) =>
  db
    .selectFrom('stories')
    .innerJoinLateral(readersOfStory, (join) => join.onTrue())
    .select(cardColumns)
    .select([excerpt, madeBy, 'waitingReadings', 'readBy', partOf, placeOf(readerId)])
    .where('deletedAt', 'is', null)

type FamilyCards = ReturnType<typeof familyCards>
type CardOfRow = Awaited<ReturnType<FamilyCards['execute']>>[number]

/** As part of one JSON value a moment is text. */
export type CardRow = Omit<CardOfRow, 'createdAt'> & { createdAt: Date | string }

/**
 * The cards of a list as one value, in the order of the query: an embedded database takes longer to hand over 200 rows of 24 values than
 * to find them.
 */
async function asOneValue(db: Db, cards: FamilyCards): Promise<CardRow[]> {
  const { list } = await db
    // The plugin of the database leaves the keys inside JSON as they are; here they are columns.
    .withPlugin(new CamelCasePlugin())
    .selectFrom(cards.as('cards'))
    .select(sql<CardRow[]>`coalesce(json_agg(cards), '[]')`.as('list'))
    .executeTakeFirstOrThrow()
  return list
}

/** UUIDs of version 7 increase with time: newest first is by id, and the last id of a page is the next page's cursor. */
export const selectOwnCards = (
  db: Db,
  userId: number,
  page: { limit: number; before?: string | undefined },
) => asOneValue(db, selectOwn(db, { ownerId: userId, readerId: userId }, page))

/**
 * The owner's stories as a member of the family sees them. A failed story is shown only to the member who requested it, and one that waits for
 * the owner's yes to nobody else: its first lines are on its card.
 */
export const selectFamilyCards = (
  db: Db,
  owner: { ownerId: number; memberId: number },
  page: { limit: number; before?: string | undefined },
) =>
  asOneValue(
    db,
    selectOwn(db, { ownerId: owner.ownerId, readerId: owner.memberId }, page)
      .where((q) => q.or([q('stories.status', '!=', 'failed'), q('stories.madeBy', '=', owner.memberId)]))
      .where('awaitsParent', '=', false),
  )

const selectOwn = (
  db: Db,
  { ownerId, readerId }: { ownerId: number; readerId: number },
  page: { limit: number; before?: string | undefined },
) =>
  familyCards(db, readerId)
    .where('stories.userId', '=', ownerId)
    .$if(page.before !== undefined, (q) => q.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)

/** What a child's screen shows: whole stories about that child, with a voice, that wait for nobody's yes. Newest first. */
export const selectChildScreenStories = (db: Db, userId: number, childId: number) =>
  db
    .selectFrom('stories')
    .select(['id', 'title', 'thumbnailUrl', 'language'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'ready')
    .where('awaitsParent', '=', false)
    .where('audioUrl', 'is not', null)
    .where(sql<boolean>`children_included @> ${json([{ id: childId }])}::jsonb`)
    .orderBy('id', 'desc')
    .limit(maxChildScreenStories)
    .execute()

/** More covers than a child scrolls through. */
const maxChildScreenStories = 200

/** First night first. */
export const selectSeriesCards = (db: Db, seriesId: number, readerId: number) =>
  asOneValue(db, familyCards(db, readerId).where('seriesId', '=', seriesId).orderBy('night').orderBy('id'))

export const selectSampleCards = (db: Db, page: { limit: number; before?: string | undefined }) =>
  db
    .selectFrom('stories')
    .select(cardColumns)
    .select(excerpt)
    // Who requested a story is not shown outside the family.
    .select([
      sql<null>`null`.as('madeBy'),
      sql<string[]>`array[]::text[]`.as('waitingReadings'),
      sql<string[]>`array[]::text[]`.as('readBy'),
      sql<null>`null`.as('partOf'),
      sql<null>`null`.as('place'),
    ])
    .where('isSample', '=', true)
    .where('status', '=', 'ready')
    .where('deletedAt', 'is', null)
    .$if(page.before !== undefined, (q) => q.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** How many samples there are, also of those that were removed, and how many of them will have a voice that they do not have yet. */
export const countSamples = (db: Db) =>
  db
    .selectFrom('stories')
    .leftJoin('narrations', (join) =>
      join.onRef('narrations.storyId', '=', 'stories.id').on('narrations.isCurrent', '=', true),
    )
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (
        where stories.deleted_at is null and stories.audio_url is null
          and (stories.status = 'generating' or (stories.status = 'ready' and narrations.status <> 'failed'))
      ))::int`.as('inMaking'),
    ])
    .where('isSample', '=', true)
    .executeTakeFirstOrThrow()
