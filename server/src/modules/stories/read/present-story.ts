import { type Narration, ownVoicesProviderId, type Story, type StoryCard } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import { narrationOf } from '../../narration/index.ts'
import { selectNights, selectSeries } from '../series/series.queries.ts'
import { selectStory } from '../stories.queries.ts'
import type { CardRow } from '../story-cards.queries.ts'
import { questionsFor } from './questions-for.ts'
import type { ReadableStory } from './readable-story.ts'
import { selectPosition } from './reading-position.queries.ts'
import { readProgress } from './story-progress.ts'

/** Cards for a list. Only stories in the making need a second query, for their progress. */
export function presentCards(db: Kysely<Schema>, rows: readonly CardRow[]): Promise<StoryCard[]> {
  return Promise.all(rows.map((row) => presentCard(db, row)))
}

/** As members of the family see them: names without profiles, and without what is the owner's alone. */
export async function presentFamilyCards(db: Kysely<Schema>, rows: readonly CardRow[]): Promise<StoryCard[]> {
  const cards = await presentCards(db, rows)
  return cards.map((card) => ({
    ...card,
    favorite: false,
    waitingReadings: [],
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
  const isOfFamily = story.isOwner || story.familyOf !== null
  return {
    ...(await presentCard(db, row)),
    // Only the owner sees which profiles the story was made from.
    childrenIncluded: story.isOwner ? row.childrenIncluded : withoutProfiles(row.childrenIncluded),
    favorite: story.isOwner && row.favorite,
    waitingReadings: story.isOwner ? row.waitingReadings : [],
    madeBy: isOfFamily ? row.madeBy : null,
    night: isOfFamily ? row.night : null,
    partOf: isOfFamily ? row.partOf : null,
    readBy: isOfFamily ? row.readBy : [],
    series: isOfFamily ? await presentSeriesPlace(db, row.seriesId) : null,
    content: row.content,
    storyImages: row.storyImages,
    storyStructure: { sections: sections.map((section) => withPicture(section, row.storyImages.length)) },
    edition: row.edition,
    storyLength: row.length,
    narration: row.awaitsParent
      ? null
      : presentNarration(story, await narrationOf(db, story.id, sections.length)),
    notes: story.isOwner ? row.notes : [],
    receipt: story.isOwner ? row.receipt : null,
    isOwner: story.isOwner,
    isShared: row.isShared,
    waitsForYes: story.isOwner && row.awaitsParent && row.waitsForYes,
    marginQuestions: isOfFamily ? await questionsFor(db, row) : [],
    sharedUntil: story.isOwner && row.isShared ? (row.sharedUntil?.toISOString() ?? null) : null,
    familyOf: story.familyOf,
    readingPosition: reader && (await presentPosition(db, reader, story)),
  }
}

/** Outside the family, whose voice was recorded or cloned is not shown, nor is a voice that is still being recorded. */
function presentNarration(
  { isOwner, familyOf }: ReadableStory,
  narration: Narration | null,
): Narration | null {
  if (!narration || isOwner || familyOf !== null) return narration
  const visible = { ...narration, replacement: null }
  const isPersonal = personalVoiceProviders.includes(narration.providerId)
  return isPersonal ? { ...visible, voiceId: '', voiceName: 'A voice of the family' } : visible
}

/** Cloned ones, and readings by relatives. */
const personalVoiceProviders: readonly string[] = [ownVoicesProviderId, 'family']

/** Where the story stands in its series, for the family. */
async function presentSeriesPlace(db: Kysely<Schema>, seriesId: number | null): Promise<Story['series']> {
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
    // It is not read aloud to a child before a parent has read it.
    audioUrl: row.awaitsParent ? null : row.audioUrl,
    duration: row.duration,
    favorite: row.favorite,
    isSample: row.isSample,
    childrenIncluded: row.childrenIncluded,
    createdAt: new Date(row.createdAt).toISOString(),
    excerpt: row.excerpt,
    theme: row.theme,
    language: row.language,
    night: row.night,
    madeBy: row.madeBy,
    waitingReadings: row.waitingReadings,
    status: row.status,
    awaitsParent: row.awaitsParent,
    progress: row.status === 'ready' ? null : await readProgress(db, row.id),
    // The database writes the moment with its own offset.
    place: row.place && { ...row.place, at: new Date(row.place.at).toISOString() },
    partOf: row.partOf,
    readBy: row.readBy,
  }
}

const withoutProfiles = (children: readonly { name: string }[]) =>
  children.map(({ name }) => ({ id: null, name }))

/** A section refers to a picture only once the picture exists. */
function withPicture(section: { text: string; imageIndex?: number }, pictures: number) {
  const { text, imageIndex } = section
  return imageIndex !== undefined && imageIndex < pictures ? { text, imageIndex } : { text }
}
