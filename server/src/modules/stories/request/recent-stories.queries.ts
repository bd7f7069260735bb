import type { Theme } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../../platform/database/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { CastNames } from '../write/cast-names.ts'
import type { Brief } from './brief.ts'

type Db = Kysely<Schema>

/** The number of plots of any theme, and again of the requested theme. */
const plotsRemembered = 12
const openingsRemembered = 20
/** Enough to contain that many plots of one theme even if a family takes all themes in turn. */
const storiesSearched = 150

/** Plots and openings of the latest stories for these children, so that none is repeated sooner than necessary. */
export async function selectRecentStories(
  db: Db,
  userId: number,
  children: readonly { readonly id: number }[],
  theme: Theme,
): Promise<Pick<Brief, 'toldBefore' | 'openingsTold'>> {
  const ids = children.map(({ id }) => id)
  const toldBefore = await selectRecentPlots(db, userId, ids, theme)
  return { toldBefore, openingsTold: await selectRecentOpenings(db, userId, ids) }
}

/** Plots of the stories for any of these children, newest first. */
async function selectRecentPlots(
  db: Db,
  userId: number,
  childIds: readonly number[],
  theme: Theme,
): Promise<string[]> {
  const stories = await storiesFor(db, userId, childIds)
    .select(['plot', 'theme'])
    .where('plot', 'is not', null)
    .limit(storiesSearched)
    .execute()
  const ofTheme = stories.filter((story) => story.theme === theme).slice(0, plotsRemembered)
  return stories.flatMap((story, index) =>
    story.plot && (index < plotsRemembered || ofTheme.includes(story)) ? story.plot : [],
  )
}

/** First paragraphs of the stories for any of these children, newest first, with marks for the names. */
async function selectRecentOpenings(db: Db, userId: number, childIds: readonly number[]): Promise<string[]> {
  const stories = await storiesFor(db, userId, childIds)
    .select(['brief', sql<string>`split_part(content, E'\\n\\n', 1)`.as('opening')])
    .where('content', '<>', '')
    .limit(openingsRemembered)
    .execute()
  return stories.map(({ brief, opening }) => (brief ? CastNames.of(brief).hide(opening) : opening))
}

const storiesFor = (db: Db, userId: number, childIds: readonly number[]) =>
  db
    .selectFrom('stories')
    .where('userId', '=', userId)
    .where((q) => q.or(childIds.map((id) => sql<boolean>`children_included @> ${json([{ id }])}`)))
    .orderBy('id', 'desc')
