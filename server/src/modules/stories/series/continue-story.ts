import type { ContinueRequest, StoryRequest } from '@nightlight/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import type { OwnStory } from '../read/readable-story.ts'
import type { Brief } from '../request/brief.ts'
import { requestAgain } from '../request/request-again.ts'
import { requestStory } from '../request/request-story.ts'
import type { WriterDeps } from '../write/story-writer.ts'
import { initialSeries } from './own-series.ts'
import {
  addToSeries,
  insertSeries,
  lockSeries,
  nextNightNumber,
  type PreviousStoryRow,
  saveSeries,
  selectNights,
  selectPreviousStory,
} from './series.queries.ts'

/**
 * Requests another night with the characters of a story; the first time, that story becomes the first night of a series. Plan and
 * quota apply as to any story, and if they refuse it, no series is created either.
 * @returns the new story's id
 */
export async function continueStory(
  deps: Pick<PlatformDeps, 'db' | 'jobs' | 'config' | 'disk'> &
    Pick<SpeechDeps, 'speakers'> &
    Pick<WriterDeps, 'writer'>,
  account: Account,
  story: OwnStory,
  { canon, ...changes }: ContinueRequest,
): Promise<{ id: string }> {
  const previous = await selectPreviousStory(deps.db, story.id)
  if (!previous?.brief) throw new NotFound('Story')
  refuseUnfinished(previous)
  const request = await requestOf(deps.db, account, previous.brief, changes)
  return requestStory(deps, account, request, null, (trx) => joinSeries(trx, account, previous, canon))
}

/** What the series remembers of a story is known only when the story is finished. */
function refuseUnfinished({ status }: PreviousStoryRow): void {
  if (status === 'ready') return
  throw new ExpectedError(409, 'conflict', 'Another night can follow when this story is ready.')
}

/** The request of the previous night, apart from what the parent changes. The wish was for that night only. */
async function requestOf(
  db: Kysely<Schema>,
  account: Account,
  brief: Brief,
  changes: Omit<ContinueRequest, 'canon'>,
): Promise<StoryRequest> {
  const {
    additionalDetails: _,
    ignoredFacts: _ignored,
    minutes: before,
    ...previous
  } = await requestAgain(db, account, brief)
  if (previous.mainCharacterIds.length === 0) {
    throw new InvalidInput('mainCharacterIds', 'The children of this story have no profile any more.')
  }
  const { minutes = before, storyLength, ...rest } = changes
  return {
    ...previous,
    storyLength: storyLength ?? brief.length,
    // A length that is requested now replaces the minutes that were requested then.
    ...(minutes !== undefined && (changes.minutes !== undefined || !storyLength) && { minutes }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  }
}

/** The place of the new story in its series, which is created here if there is none yet. */
async function joinSeries(
  trx: Transaction<Schema>,
  account: Account,
  previous: PreviousStoryRow,
  editedCanon: ContinueRequest['canon'],
): Promise<NonNullable<Brief['series']>> {
  const seriesId = previous.seriesId ?? (await createSeries(trx, account, previous))
  const series = await lockSeries(trx, seriesId)
  if (series?.userId !== account.id) throw new NotFound('Series')
  const { id, title } = series
  const canon = editedCanon ?? series.canon
  if (editedCanon) await saveSeries(trx, id, { title, canon })
  const nights = await selectNights(trx, id)
  const plots = nights.flatMap(({ plot }) => plot ?? []).reverse()
  // Names are found by their capitals, which German gives to every noun and other scripts to none: the end of a night stays here.
  const ending = previous.language === 'en' ? endingOf(previous) : ''
  return { id, title, canon, plots, ...(ending && { ending }), night: await nextNightNumber(trx, id) }
}

const mostEndingLetters = 300

/** The last paragraphs of a story, as far as they are short. */
function endingOf({ storyStructure }: PreviousStoryRow): string {
  const paragraphs = storyStructure.sections.at(-1)?.text.split('\n\n') ?? []
  const kept = paragraphs.findIndex(
    (_, index) => paragraphs.slice(index).join(' ').length <= mostEndingLetters,
  )
  return kept === -1 ? '' : paragraphs.slice(kept).join(' ')
}

async function createSeries(
  trx: Transaction<Schema>,
  account: Account,
  previous: PreviousStoryRow,
): Promise<number> {
  const { id } = await insertSeries(trx, { userId: account.id, ...initialSeries(previous) })
  await addToSeries(trx, previous.id, id, 1)
  return id
}
