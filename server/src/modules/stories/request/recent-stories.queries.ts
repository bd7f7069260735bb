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
/** Letters by which an opening is known again. */
const openingLength = 120
/** No stock sentence comes back to a child within so many stories. */
const storiesWithoutRepeats = 30
/** Enough to contain that many plots of one theme even if a family takes all themes in turn. */
const storiesSearched = 150
/** Siblings hear each other's stories, so for so long the whole family's count. */
const familyDays = 7

/** Plots and openings of the latest stories for these children and of the family's last days, so that none is repeated too soon. */
export async function selectRecentStories(
  db: Db,
  userId: number,
  children: readonly { readonly id: number }[],
  theme: Theme,
): Promise<Pick<Brief, 'toldBefore' | 'openingsTold' | 'linesTold'>> {
  const ids = children.map(({ id }) => id)
  const toldBefore = await selectRecentPlots(db, userId, ids, theme)
  return {
    toldBefore,
    openingsTold: await selectRecentOpenings(db, userId, ids),
    linesTold: await selectRecentLines(db, userId, ids),
  }
}

/** Newest first. */
async function selectRecentPlots(
  db: Db,
  userId: number,
  childIds: readonly number[],
  theme: Theme,
): Promise<string[]> {
  const plots = storiesOf(db, userId).select(['id', 'plot', 'theme']).where('plot', 'is not', null)
  const own = await plots.where(isFor(childIds)).limit(storiesSearched).execute()
  const ofFamily = await plots.where(isRecent).limit(storiesSearched).execute()
  const remembered = [
    ...own.slice(0, plotsRemembered),
    ...own.filter((story) => story.theme === theme).slice(0, plotsRemembered),
    ...ofFamily,
  ]
  return newestFirst(remembered).flatMap(({ plot }) => plot ?? [])
}

/** How the first paragraphs begin, newest first, with marks for the names: a plot begins below what is said of things that the wish names. */
async function selectRecentOpenings(db: Db, userId: number, childIds: readonly number[]): Promise<string[]> {
  const openings = storiesOf(db, userId)
    .select(['id', 'brief', sql<string[]>`(string_to_array(content, E'\\n\\n'))[1:3]`.as('paragraphs')])
    .where('content', '<>', '')
    .limit(openingsRemembered)
  const own = await openings.where(isFor(childIds)).execute()
  const ofFamily = await openings.where(isRecent).execute()
  return newestFirst([...own, ...ofFamily]).flatMap(({ brief, paragraphs }) =>
    paragraphs.map((paragraph) =>
      (brief ? CastNames.of(brief).hide(paragraph) : paragraph).slice(0, openingLength),
    ),
  )
}

/** Newest first. */
async function selectRecentLines(db: Db, userId: number, childIds: readonly number[]): Promise<string[]> {
  const perChild = await Promise.all(
    childIds.map((id) =>
      storiesOf(db, userId)
        .select(['id', 'lines'])
        .where(isFor([id]))
        .limit(storiesWithoutRepeats)
        .execute(),
    ),
  )
  return newestFirst(perChild.flat()).flatMap(({ lines }) => lines)
}

const storiesOf = (db: Db, userId: number) =>
  db.selectFrom('stories').where('userId', '=', userId).orderBy('id', 'desc')

const isFor = (childIds: readonly number[]) =>
  sql<boolean>`(${sql.join(
    childIds.map((id) => sql`children_included @> ${json([{ id }])}`),
    sql` or `,
  )})`

const isRecent = sql<boolean>`created_at > now() - make_interval(days => ${familyDays})`

/** Each story once. */
const newestFirst = <Told extends { readonly id: string }>(stories: readonly Told[]): Told[] =>
  [...new Map(stories.map((story) => [story.id, story])).values()].sort((a, b) => (a.id < b.id ? 1 : -1))
