import type { ContinueRequest, StoryRequest } from '@nightlight/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { ownChildren } from '../../children/index.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { approvedVoice } from '../../voices/index.ts'
import type { OwnStory } from '../read/readable-story.ts'
import type { Brief } from '../request/brief.ts'
import { requestStory } from '../request/request-story.ts'
import { beginningOf } from './own-series.ts'
import {
  insertSeries,
  lockSeries,
  nextNightOf,
  putIntoSeries,
  saveSeries,
  selectNights,
  selectTold,
  type ToldRow,
} from './series.queries.ts'

/**
 * Asks for another night with the characters of a story; the first time the story becomes the first night of a series. Plan and
 * quota apply as to any story, and where they refuse, there is no series either.
 * @returns the new story's id
 */
export async function continueStory(
  deps: Pick<PlatformDeps, 'db' | 'jobs' | 'config'> & Pick<SpeechDeps, 'speakers'>,
  account: Account,
  story: OwnStory,
  { canon, ...wish }: ContinueRequest,
): Promise<{ id: string }> {
  const told = await selectTold(deps.db, story.id)
  if (!told?.brief) throw new NotFound('Story')
  refuseUnfinished(told)
  const request = await requestOf(deps.db, account, told.brief, wish)
  return requestStory(deps, account, request, null, (trx) => openNight(trx, account, told, canon))
}

/** What will be remembered of a story is known when it is told. */
function refuseUnfinished({ status }: ToldRow): void {
  if (status === 'ready') return
  throw new ExpectedError(409, 'conflict', 'Another night can follow when this story is ready.')
}

/** The same children and company, theme, length and voice, but for what is wished otherwise or is not there any more. */
async function requestOf(
  db: Kysely<Schema>,
  account: Account,
  brief: Brief,
  wish: Omit<ContinueRequest, 'canon'>,
): Promise<StoryRequest> {
  const family = new Set((await ownChildren(db, account)).map(({ id }) => id))
  const mainCharacterIds = brief.children.map(({ id }) => id).filter((id) => family.has(id))
  if (mainCharacterIds.length === 0) {
    throw new InvalidInput('mainCharacterIds', 'The children of this story have no profile any more.')
  }
  const withProfile = brief.companions.flatMap(({ id }) => id ?? [])
  const invented = brief.companions.filter(({ id }) => id === undefined)
  const { minutes = brief.minutes, storyLength, ...rest } = wish
  return {
    mainCharacterIds,
    supportingCharacterIds: withProfile.filter((id) => family.has(id)),
    customSupportingCharacters: invented.map(({ name, relationship, description }) => ({
      name,
      relationship,
      ...(description && { description }),
    })),
    ...(brief.relationship && { charactersRelationship: brief.relationship }),
    storyTheme: brief.theme,
    storyLength: storyLength ?? brief.length,
    // A length that is wished now takes the place of the minutes of then.
    ...(minutes !== undefined && (wish.minutes !== undefined || !storyLength) && { minutes }),
    generateAudio: brief.narration !== null,
    narrationCadence: brief.narration?.cadence ?? 'bedtime-story',
    ...(await voiceStillThere(db, account, brief)),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  }
}

/** The voice of the earlier night; where it cannot be had any more, nobody's choice, and the family's own voice reads. */
async function voiceStillThere(db: Kysely<Schema>, account: Account, { narration }: Brief) {
  if (!narration) return {}
  const { providerId, voiceId } = narration
  try {
    await approvedVoice(db, account, { providerId, voiceId })
    return { selectedVoiceId: voiceId, selectedVoiceProviderId: providerId }
  } catch (error) {
    if (error instanceof ExpectedError) return {}
    throw error
  }
}

/** The place of the new story in its series, which is made here where there was none. */
async function openNight(
  trx: Transaction<Schema>,
  account: Account,
  told: ToldRow,
  edited: ContinueRequest['canon'],
): Promise<NonNullable<Brief['series']>> {
  const seriesId = told.seriesId ?? (await beginSeries(trx, account, told))
  const series = await lockSeries(trx, seriesId)
  if (series?.userId !== account.id) throw new NotFound('Series')
  const { id, title } = series
  const canon = edited ?? series.canon
  if (edited) await saveSeries(trx, id, { title, canon })
  const nights = await selectNights(trx, id)
  const plots = nights.flatMap(({ plot }) => plot ?? []).reverse()
  return { id, title, canon, plots, night: await nextNightOf(trx, id) }
}

async function beginSeries(trx: Transaction<Schema>, account: Account, told: ToldRow): Promise<number> {
  const { id } = await insertSeries(trx, { userId: account.id, ...beginningOf(told) })
  await putIntoSeries(trx, told.id, id, 1)
  return id
}
