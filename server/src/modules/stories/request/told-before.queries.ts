import type { Theme } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../../platform/database/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { CastNames } from '../write/cast-names.ts'
import type { Brief } from './brief.ts'

type Db = Kysely<Schema>

/** So many plots of any theme, and as many of the theme that is asked for. */
const plotsRemembered = 12
const openingsRemembered = 20
/** All themes in turn come to so many before one of them has its plots. */
const storiesLookedAt = 150

/** What these children heard lately: no plot and no beginning comes back before it has to. */
export async function selectTold(
  db: Db,
  userId: number,
  children: readonly { readonly id: number }[],
  theme: Theme,
): Promise<Pick<Brief, 'toldBefore' | 'openingsTold'>> {
  const ids = children.map(({ id }) => id)
  const toldBefore = await selectPlotsTold(db, userId, ids, theme)
  return { toldBefore, openingsTold: await selectOpeningsTold(db, userId, ids) }
}

/** Plots of the stories that any of these children heard, newest first. */
async function selectPlotsTold(
  db: Db,
  userId: number,
  childIds: readonly number[],
  theme: Theme,
): Promise<string[]> {
  const told = await toldTo(db, userId, childIds)
    .select(['plot', 'theme'])
    .where('plot', 'is not', null)
    .limit(storiesLookedAt)
    .execute()
  const ofTheme = told.filter((story) => story.theme === theme).slice(0, plotsRemembered)
  return told.flatMap((story, index) =>
    story.plot && (index < plotsRemembered || ofTheme.includes(story)) ? story.plot : [],
  )
}

/** First paragraphs of the stories that any of these children heard, newest first, with marks for the names. */
async function selectOpeningsTold(db: Db, userId: number, childIds: readonly number[]): Promise<string[]> {
  const told = await toldTo(db, userId, childIds)
    .select(['brief', sql<string>`split_part(content, E'\\n\\n', 1)`.as('opening')])
    .where('content', '<>', '')
    .limit(openingsRemembered)
    .execute()
  return told.map(({ brief, opening }) => (brief ? CastNames.of(brief).hide(opening) : opening))
}

const toldTo = (db: Db, userId: number, childIds: readonly number[]) =>
  db
    .selectFrom('stories')
    .where('userId', '=', userId)
    .where((q) => q.or(childIds.map((id) => sql<boolean>`children_included @> ${json([{ id }])}`)))
    .orderBy('id', 'desc')
