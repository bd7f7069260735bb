import type { Series } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { OwnStory } from '../read/readable-story.ts'
import { firstCanon, memoryOf, namesOf } from './canon.ts'
import { type PreviousStoryRow, selectNights, selectPreviousStory, selectSeries } from './series.queries.ts'

declare const owned: unique symbol

/** The id of a series of the account's own. Only this file makes one. */
export type OwnSeries = { readonly id: number; readonly [owned]: true }

/** @throws {NotFound} for another family's series, just as for one that does not exist */
export async function ownSeries(db: Kysely<Schema>, account: Account, id: number): Promise<OwnSeries> {
  const series = await selectSeries(db, id)
  if (series?.userId !== account.id) throw new NotFound('Series')
  return { id } as OwnSeries
}

export async function presentSeries(db: Kysely<Schema>, { id }: OwnSeries): Promise<Series> {
  const series = await selectSeries(db, id)
  if (!series) throw new NotFound('Series')
  const nights = await selectNights(db, id)
  return {
    id,
    title: series.title,
    canon: series.canon,
    nights: nights.map(({ plot: _, ...night }) => night),
    updatedAt: series.updatedAt.toISOString(),
  }
}

/** The series that a story belongs to, or the one that it would start. */
export async function presentSeriesOf(
  db: Kysely<Schema>,
  account: Account,
  story: OwnStory,
): Promise<Series> {
  const previous = await selectPreviousStory(db, story.id)
  if (!previous) throw new NotFound('Story')
  if (previous.seriesId !== null) return presentSeries(db, await ownSeries(db, account, previous.seriesId))
  const { id, title, status } = previous
  return { id: null, ...initialSeries(previous), nights: [{ id, title, status, night: 1 }], updatedAt: null }
}

/** Title and canon of a series that starts with a story. */
export function initialSeries({ title, brief, plot, outline, storyStructure }: PreviousStoryRow) {
  const setting = storyStructure.sections[0]?.scene.setting
  const text = storyStructure.sections.map((section) => section.text).join('\n\n')
  return {
    title,
    canon: firstCanon(brief, memoryOf({ plot, setting, text, cast: namesOf(brief), canon: outline?.canon })),
  }
}
