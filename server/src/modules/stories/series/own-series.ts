import type { Series } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { OwnStory } from '../read/readable-story.ts'
import { firstCanon, memoryOf } from './canon.ts'
import { selectNights, selectSeries, selectTold, type ToldRow } from './series.queries.ts'

declare const owned: unique symbol

/** The id of a series of the account's own. Only this file makes one. */
export type OwnSeries = { readonly id: number; readonly [owned]: true }

/** @throws {NotFound} for another family's, as for one that there is not */
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

/** The series that a story is of, or the one that it could begin. */
export async function presentSeriesOf(
  db: Kysely<Schema>,
  account: Account,
  story: OwnStory,
): Promise<Series> {
  const told = await selectTold(db, story.id)
  if (!told) throw new NotFound('Story')
  if (told.seriesId !== null) return presentSeries(db, await ownSeries(db, account, told.seriesId))
  const { id, title, status } = told
  return { id: null, ...beginningOf(told), nights: [{ id, title, status, night: 1 }], updatedAt: null }
}

/** Name and canon of the series that begins with a story. */
export function beginningOf({ title, brief, plot, outline, storyStructure }: ToldRow) {
  const setting = storyStructure.sections[0]?.scene.setting
  return { title, canon: firstCanon(brief, memoryOf({ plot, setting, canon: outline?.canon })) }
}
