import type { StoryImage, StoryLanguage, StoryReceipt } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Draft, DraftSection, Outline } from './write/story-writer.ts'

type Db = Kysely<Schema>

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
