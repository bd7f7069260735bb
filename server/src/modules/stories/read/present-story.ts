import { type Narration, ownVoicesProviderId, type Story, type StoryCard } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import { narrationOf } from '../../narration/index.ts'
import { selectNights, selectSeries } from '../series/series.queries.ts'
import { type CardRow, selectStory } from '../stories.queries.ts'
import type { ReadableStory } from './readable-story.ts'
import { selectPosition } from './reading-position.queries.ts'
import { readProgress } from './story-progress.ts'

/** Cards for a list. Only stories in the making cost a second look: how far they are. */
export function presentCards(db: Kysely<Schema>, rows: readonly CardRow[]): Promise<StoryCard[]> {
  return Promise.all(rows.map((row) => presentCard(db, row)))
}

/** As members of the family see them: names without profiles, and the owner's favourites are the owner's. */
export async function presentFamilyCards(db: Kysely<Schema>, rows: readonly CardRow[]): Promise<StoryCard[]> {
  const cards = await presentCards(db, rows)
  return cards.map((card) => ({
    ...card,
    favorite: false,
    childrenIncluded: withoutProfiles(card.childrenIncluded),
  }))
}

export async function presentStory(
  db: Kysely<Schema>,
  reader: Account | null,
  story: ReadableStory,
): Promise<Story> {
  const row = await selectStory(db, story.id)
  if (!row) throw new NotFound('Story')
  const { sections } = row.storyStructure
  return {
    ...(await presentCard(db, row)),
    // A reader who is not of the family sees what the story says, and not which profiles it was made from.
    childrenIncluded: story.isOwner ? row.childrenIncluded : withoutProfiles(row.childrenIncluded),
    favorite: story.isOwner && row.favorite,
    madeBy: story.isOwner || story.familyOf !== null ? row.madeBy : null,
    night: story.isOwner || story.familyOf !== null ? row.night : null,
    series: story.isOwner || story.familyOf !== null ? await presentPlace(db, row.seriesId) : null,
    content: row.content,
    storyImages: row.storyImages,
    storyStructure: { sections: sections.map((section) => withPicture(section, row.storyImages.length)) },
    storyLength: row.length,
    narration: asHeardBy(story, await narrationOf(db, story.id, sections.length)),
    notes: story.isOwner ? row.notes : [],
    receipt: story.isOwner ? row.receipt : null,
    isOwner: story.isOwner,
    isShared: row.sharedAt !== null,
    familyOf: story.familyOf,
    readingPosition: reader && (await presentPosition(db, reader, story)),
  }
}

/** Outside the family nobody is told whose voice it is that was recorded or cloned, nor which voice comes next. */
function asHeardBy({ isOwner, familyOf }: ReadableStory, narration: Narration | null): Narration | null {
  if (!narration || isOwner || familyOf !== null) return narration
  const outside = { ...narration, replacement: null }
  const isOfSomebody = voicesOfPeople.includes(narration.providerId)
  return isOfSomebody ? { ...outside, voiceId: '', voiceName: 'A voice of the family' } : outside
}

/** Cloned ones, and readings by relatives. */
const voicesOfPeople: readonly string[] = [ownVoicesProviderId, 'family']

/** Where the story stands in its series, for the family. */
async function presentPlace(db: Kysely<Schema>, seriesId: number | null): Promise<Story['series']> {
  const series = seriesId === null ? undefined : await selectSeries(db, seriesId)
  if (!series) return null
  const nights = await selectNights(db, series.id)
  return {
    id: series.id,
    title: series.title,
    nights: nights.map(({ id, title, night }) => ({ id, title, night })),
  }
}

async function presentPosition(db: Kysely<Schema>, reader: Account, story: ReadableStory) {
  const position = await selectPosition(db, reader.id, story.id)
  return position ? { ...position, updatedAt: position.updatedAt.toISOString() } : null
}

async function presentCard(db: Kysely<Schema>, row: CardRow): Promise<StoryCard> {
  return {
    id: row.id,
    title: row.title,
    thumbnailUrl: row.thumbnailUrl,
    audioUrl: row.audioUrl,
    duration: row.duration,
    favorite: row.favorite,
    isSample: row.isSample,
    childrenIncluded: row.childrenIncluded,
    createdAt: row.createdAt.toISOString(),
    excerpt: row.excerpt,
    theme: row.theme,
    night: row.night,
    madeBy: row.madeBy,
    status: row.status,
    progress: row.status === 'ready' ? null : await readProgress(db, row.id),
  }
}

const withoutProfiles = (children: readonly { name: string }[]) =>
  children.map(({ name }) => ({ id: null, name }))

/** A section points at a picture only once it is there. */
function withPicture(section: { text: string; imageIndex?: number }, pictures: number) {
  const { text, imageIndex } = section
  return imageIndex !== undefined && imageIndex < pictures ? { text, imageIndex } : { text }
}
