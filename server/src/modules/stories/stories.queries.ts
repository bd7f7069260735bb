import type { ShareDuration, StoryImage, StoryLanguage, StoryReceipt } from '@nightlight/contract'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { CamelCasePlugin, sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { firstNameIn } from '../families/index.ts'
import type { Brief } from './request/brief.ts'
import type { Draft, DraftSection, Outline } from './write/story-writer.ts'

type Db = Kysely<Schema>

/** What a card shows. The excerpt is cut in the database, so that a list does not load whole stories. */
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
const isShared = sql<boolean>`(shared_at is not null and (shared_until is null or shared_until > now()))`

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
const familyCards = (db: Db, readerId: number | null) =>
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

export const selectStory = (db: Db, id: string) =>
  familyCards(db, null)
    .select([
      'content',
      'storyImages',
      'storyStructure',
      'edition',
      'length',
      'notes',
      'receipt',
      'sharedUntil',
    ])
    .select(isShared.as('isShared'))
    .where('id', '=', id)
    .executeTakeFirst()

export type AccessRow = NonNullable<Awaited<ReturnType<typeof selectAccess>>>

/** Who owns a story and whether others may see it. Nobody may see a deleted one. */
export const selectAccess = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'isSample', 'awaitsParent', 'status', 'childrenIncluded'])
    .select(isShared.as('isShared'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** What the link preview of a shared story shows. */
export const selectPreview = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['title', 'storyImages'])
    .where('id', '=', id)
    .where(isShared)
    .where('awaitsParent', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Also true for a deleted story, since it may be restored. */
export const storyExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('stories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const selectStoryForJob = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select([
      'id',
      'userId',
      'isSample',
      'status',
      'title',
      'brief',
      'storyStructure',
      'storyImages',
      'progress',
      'outline',
      'edition',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export const lockStory = (db: Db, id: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'status', 'content', 'brief', 'progress', 'notes', 'deletedAt', 'language'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertStory = (
  db: Db,
  story: {
    id: string
    userId: number | null
    madeBy?: number | null
    isSample: boolean
    brief: Brief
    childrenIncluded: { id: number | null; name: string }[]
    notes?: readonly string[]
    waitsForYes?: boolean
  },
) =>
  db
    .insertInto('stories')
    .values({
      id: story.id,
      userId: story.userId,
      madeBy: story.madeBy ?? null,
      isSample: story.isSample,
      title: '',
      content: '',
      status: 'generating',
      waitsForYes: story.waitsForYes ?? false,
      awaitsParent: story.waitsForYes ?? false,
      theme: story.brief.theme,
      language: story.brief.language ?? 'en',
      notes: json(story.notes ?? []),
      length: story.brief.length,
      seed: story.brief.seed,
      brief: json(story.brief),
      childrenIncluded: json(story.childrenIncluded),
      seriesId: story.brief.series?.id ?? null,
      night: story.brief.series?.night ?? null,
    })
    .execute()

/** Values that are computed from a draft when it is saved. */
interface DraftMeasures {
  readonly content: string
  readonly duration: number
  readonly pictures: number
  readonly language: StoryLanguage
}

/**
 * Saves a whole text, unless an earlier try of the same job already did. What another writer has planned or written is discarded,
 * with its pictures.
 * @param replacedEdition the edition that it replaces
 * @returns whether it was saved now
 */
export async function storeDraft(
  db: Db,
  id: string,
  draft: Draft,
  measured: DraftMeasures,
  replacedEdition: number,
): Promise<boolean> {
  const saved = await db
    .updateTable('stories')
    .set({
      title: draft.title,
      content: measured.content,
      plot: draft.plot,
      language: measured.language,
      awaitsParent: sql`waits_for_yes`,
      lines: json(draft.lines ?? []),
      duration: measured.duration,
      outline: null,
      edition: replacedEdition + 1,
      storyStructure: json({
        sections: draft.sections.map((section, index) => ({ ...section, imageIndex: index + 1 })),
      }),
      storyImages: json([]),
      thumbnailUrl: null,
      progress: json({ pictures: { done: 0, total: measured.pictures } }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .where('edition', '=', replacedEdition)
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

/** Saves the outline of a story that has neither outline nor text yet. @returns whether it was saved now */
export async function storeOutline(db: Db, id: string, outline: Outline): Promise<boolean> {
  const saved = await db
    .updateTable('stories')
    .set({
      title: outline.title,
      plot: outline.plot,
      outline: json(outline),
      edition: 1,
      progress: json({ pictures: { done: 0, total: outline.scenes.length + 1 } }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .where('content', '=', '')
    .where('outline', 'is', null)
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

/** Adds the next section of a story that has an outline. @returns whether it was the next one */
export async function appendSection(
  db: Db,
  id: string,
  section: DraftSection,
  index: number,
  measured: { duration: number; edition: number },
): Promise<boolean> {
  const added = json({ ...section, imageIndex: index + 1 })
  const saved = await db
    .updateTable('stories')
    .set({
      content: sql`case when content = '' then ${section.text} else content || E'\\n\\n' || ${section.text} end`,
      storyStructure: sql`jsonb_set(story_structure, '{sections}', story_structure -> 'sections' || ${added}::jsonb)`,
      duration: measured.duration,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .where('edition', '=', measured.edition)
    .where(sql<boolean>`jsonb_array_length(story_structure -> 'sections') = ${index}`)
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

/**
 * Takes back what is saved of a story that is still being written, so that nothing of it can be read any more. What was sent to services
 * is kept for its receipt. An outline without scenes says that this has happened.
 * @param edition the one that is taken back
 * @returns whether it was taken back now
 */
export async function takeBack(
  db: Db,
  id: string,
  edition: number,
  sentTo: Outline['sentTo'],
): Promise<boolean> {
  const saved = await db
    .updateTable('stories')
    .set({
      title: '',
      content: '',
      plot: null,
      outline: json({ title: '', plot: '', scenes: [], plan: null, ...(sentTo && { sentTo }) }),
      edition: edition + 1,
      storyStructure: json({ sections: [] }),
      storyImages: json([]),
      thumbnailUrl: null,
      audioUrl: null,
      progress: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'generating')
    .where('edition', '=', edition)
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

export const saveReceipt = (db: Db, id: string, receipt: StoryReceipt) =>
  db
    .updateTable('stories')
    .set({ receipt: json(receipt) })
    .where('id', '=', id)
    .execute()

/** Whether this edition of a story is the one that there is. */
export const isEditionOf = async (db: Db, id: string, edition: number): Promise<boolean> =>
  (await db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirst()) !== undefined

/** Saves no pictures of an edition that has been replaced meanwhile, and never fewer than there are. */
export const savePictures = (
  db: Db,
  id: string,
  edition: number,
  pictures: { images: readonly StoryImage[]; thumbnailUrl: string | null; done: number; total: number },
) =>
  db
    .updateTable('stories')
    .set({
      storyImages: json(pictures.images),
      thumbnailUrl: pictures.thumbnailUrl,
      progress: json({ pictures: { done: pictures.done, total: pictures.total } }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .where('edition', '=', edition)
    .where(sql<boolean>`jsonb_array_length(story_images) <= ${pictures.images.length}`)
    .execute()

export const markWithoutPictures = (db: Db, id: string) =>
  db
    .updateTable('stories')
    .set({
      storyImages: json([]),
      thumbnailUrl: null,
      progress: json({ pictures: { done: 0, total: 0 } }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const markStory = (db: Db, id: string, status: 'ready' | 'failed', failure: string | null = null) =>
  db.updateTable('stories').set({ status, failure, updatedAt: sql`now()` }).where('id', '=', id).execute()

export const setAudio = (db: Db, id: string, audioUrl: string) =>
  db.updateTable('stories').set({ audioUrl, updatedAt: sql`now()` }).where('id', '=', id).execute()

/** Notes are sentences for the parent; the same one is not added twice. */
export const addNote = (db: Db, id: string, note: string) =>
  db
    .updateTable('stories')
    .set({ notes: sql`notes || ${json([note])}::jsonb` })
    .where('id', '=', id)
    .where(sql<boolean>`not notes @> ${json([note])}::jsonb`)
    .execute()

/** Removes a note that is no longer true. */
export const removeNote = (db: Db, id: string, note: string) =>
  db
    .updateTable('stories')
    .set({ notes: sql`notes - ${note}::text` })
    .where('id', '=', id)
    .execute()

/** Until its owner has read and approved it, nobody else sees it, and it is not read aloud. */
export const holdForParent = (db: Db, id: string) =>
  db.updateTable('stories').set({ awaitsParent: true }).where('id', '=', id).execute()

/** @returns false while it is being written: nobody can have read it to its end */
export async function markApproved(db: Db, id: string): Promise<boolean> {
  const approved = await db
    .updateTable('stories')
    .set({ awaitsParent: false })
    .where('id', '=', id)
    .where('status', '!=', 'generating')
    .executeTakeFirst()
  return approved.numUpdatedRows > 0n
}

export const setFavorite = (db: Db, id: string, favorite: boolean) =>
  db.updateTable('stories').set({ favorite }).where('id', '=', id).execute()

const shareSeconds = { hour: 3600, week: 7 * 24 * 3600 } as const

/** Sharing a story again does not change since when it has been shared. @returns when sharing ends by itself */
export async function share(db: Db, id: string, duration: ShareDuration | undefined): Promise<Date | null> {
  const { sharedUntil } = await db
    .updateTable('stories')
    .set({
      sharedAt: sql`case when ${isShared} then shared_at else now() end`,
      sharedUntil: shareEnd(duration),
    })
    .where('id', '=', id)
    .returning('sharedUntil')
    .executeTakeFirstOrThrow()
  return sharedUntil
}

function shareEnd(duration: ShareDuration | undefined) {
  if (duration === 'unlimited') return null
  if (duration) return sql<Date>`now() + make_interval(secs => ${shareSeconds[duration]})`
  return sql<Date | null>`case when ${isShared} then shared_until end`
}

export const stopSharing = (db: Db, id: string) =>
  db.updateTable('stories').set({ sharedAt: null, sharedUntil: null }).where('id', '=', id).execute()

export const markDeleted = (db: Db, id: string) =>
  db.updateTable('stories').set({ deletedAt: sql`now()` }).where('id', '=', id).execute()

export const markRestored = (db: Db, id: string) =>
  db.updateTable('stories').set({ deletedAt: null }).where('id', '=', id).execute()

/** Locks a story that its owner deleted less than so many minutes ago. */
export const lockDeleted = (db: Db, userId: number, id: string, minutes: number) =>
  db
    .selectFrom('stories')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', '>', minutesAgo(minutes))
    .forUpdate()
    .executeTakeFirst()

/** A limited number at a time, so that a run that is stopped loses little. */
export const selectDeletedBefore = (db: Db, minutes: number) =>
  db
    .selectFrom('stories')
    .select('id')
    .where('deletedAt', '<=', minutesAgo(minutes))
    .orderBy('deletedAt')
    .limit(500)
    .execute()

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`

export const removeStory = (db: Db, id: string) => db.deleteFrom('stories').where('id', '=', id).execute()
