import { randomUUID } from 'node:crypto'
import { maxReadingsPerStory, type Reading, type StoryReadings } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { joinMp3 } from '../../platform/audio/join-mp3.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, NotFound, UpgradeRequired } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { mediaUrl } from '../../platform/media-url.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { newToken } from '../accounts/index.ts'
import { canShare } from '../families/index.ts'
import { addFinishedNarration, makeCurrent, selectReadyNarrations } from '../narration/index.ts'
import { refuseUnapproved } from '../plans/index.ts'
import { lockStory, narrationAdvanced, type ownStory, selectStory } from '../stories/index.ts'
import {
  clearAudio,
  deleteNarration,
  deleteReading,
  folderOfReading,
  insertReading,
  lockReading,
  markApproved,
  type ReadingRow,
  renewReading,
  selectAbandoned,
  selectOwnReading,
  selectPages,
  selectReadings,
} from './readings.queries.ts'

type OwnStory = Awaited<ReturnType<typeof ownStory>>

/** The readings of a story, and all its narrations that are ready. */
export async function readingsOf(
  db: Kysely<Schema>,
  account: Account,
  story: OwnStory,
): Promise<StoryReadings> {
  const pageCount = await pageCountOf(db, story.id)
  const readings: Reading[] = []
  for (const row of await selectReadings(db, story.id)) readings.push(await present(db, row, pageCount))
  const voices = (await selectReadyNarrations(db, story.id)).map(({ id, voiceName, ...voice }) => ({
    ...voice,
    narrationId: id,
    voiceName: voiceName ?? 'A voice that is no longer offered',
  }))
  return { canInvite: canShare(account), readings, voices }
}

/**
 * Creates a link for a relative. Its token is returned only this once.
 * @throws {UpgradeRequired} if the plan has no family sharing
 * @throws 409 for a story that is not finished, or has enough readings
 */
export async function invite(deps: PlatformDeps, account: Account, story: OwnStory, readerName: string) {
  refuseUnapproved(deps.config, account)
  refuseBelowPlan(account)
  const { token, hash } = newToken()
  const row = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockStory(trx, story.id)
    if (!locked) throw new NotFound('Story')
    if (locked.status !== 'ready') throw new ExpectedError(409, 'conflict', 'This story is not finished yet.')
    if ((await selectReadings(trx, story.id)).length >= maxReadingsPerStory) throw new TooManyReadings()
    return insertReading(trx, { storyId: story.id, userId: account.id, readerName, tokenHash: hash })
  })
  return withLink(deps, row, token)
}

/** Replaces a link that was lost or has expired; recorded pages stay. */
export async function renew(deps: PlatformDeps, account: Account, id: number) {
  refuseUnapproved(deps.config, account)
  refuseBelowPlan(account)
  await ownReading(deps.db, account, id)
  const { token, hash } = newToken()
  const row = await renewReading(deps.db, id, hash)
  if (!row) throw new ExpectedError(409, 'conflict', 'This reading is one of the story’s voices already.')
  return withLink(deps, row, token)
}

/** Makes a sent reading the current narration of its story. The former ones stay and can be chosen again. */
export async function approve(deps: PlatformDeps, account: Account, id: number): Promise<Reading> {
  const { db, files } = deps
  const { storyId, readerName, status } = await ownReading(db, account, id)
  if (status !== 'sent') throw new NotSent()
  const pages = await selectPages(db, id)
  const story = await selectStory(db, storyId)
  if (!story || pages.length !== story.storyStructure.sections.length) throw new NotSent()
  const mp3s = await Promise.all(pages.map((page) => readPageFile(deps, page.file)))
  const whole = joinMp3(mp3s, story.title)
  const file = `${folderOfReading(storyId, id)}whole-${randomUUID()}/story.mp3`
  await files.put(file, whole.mp3, 'audio/mpeg')
  await db.transaction().execute(async (trx) => {
    if (!(await lockStory(trx, storyId))) throw new NotFound('Story')
    const locked = await lockReading(trx, id)
    // It may have been approved or reopened meanwhile.
    if (locked?.status !== 'sent') throw new NotSent()
    const narrationId = await addFinishedNarration(trx, {
      storyId,
      providerId: 'family',
      voiceId: `reading-${id}`,
      voiceName: `${readerName}’s reading`,
      file,
      durationMs: Math.round(whole.durationMs),
      sections: pages.map((page, index) => ({ ...page, startMs: Math.round(whole.starts[index] ?? 0) })),
    })
    await markApproved(trx, id, narrationId)
  })
  await narrationAdvanced(deps, storyId)
  return present(db, await ownReading(db, account, id), pages.length)
}

/** Revokes the link and deletes the recording. If it was the current narration, the newest other one takes its place. */
export async function discard(deps: PlatformDeps, account: Account, id: number): Promise<void> {
  const { db, files } = deps
  const { storyId } = await ownReading(db, account, id)
  await db.transaction().execute(async (trx) => {
    await lockStory(trx, storyId)
    const narrationId = (await lockReading(trx, id))?.narrationId
    await deleteReading(trx, id)
    if (!narrationId) return
    await deleteNarration(trx, narrationId)
    const remaining = await selectReadyNarrations(trx, storyId)
    const newest = Math.max(...remaining.map((voice) => voice.id))
    if (remaining.some((voice) => voice.isCurrent)) return
    if (remaining.length > 0) await makeCurrent(trx, storyId, newest)
    else await clearAudio(trx, storyId)
  })
  await files.removeAll(folderOfReading(storyId, id))
  await narrationAdvanced(deps, storyId)
}

/** Makes another narration of a story that is ready the current one. */
export async function chooseVoice(deps: PlatformDeps, story: OwnStory, narrationId: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockStory(trx, story.id)
    const voices = await selectReadyNarrations(trx, story.id)
    if (!voices.some(({ id }) => id === narrationId)) throw new NotFound('Voice')
    await makeCurrent(trx, story.id, narrationId)
  })
  await narrationAdvanced(deps, story.id)
}

/** Removes readings that nobody has approved, long after their links have expired. @returns how many there were */
export async function removeAbandonedReadings({
  db,
  files,
}: Pick<PlatformDeps, 'db' | 'files'>): Promise<number> {
  const abandoned = await selectAbandoned(db)
  for (const { id, storyId } of abandoned) {
    await files.removeAll(folderOfReading(storyId, id))
    await deleteReading(db, id)
  }
  return abandoned.length
}

async function ownReading(db: Kysely<Schema>, account: Account, id: number): Promise<ReadingRow> {
  const reading = await selectOwnReading(db, account.id, id)
  if (!reading) throw new NotFound('Reading')
  return reading
}

async function readPageFile({ files }: Pick<PlatformDeps, 'files'>, file: string): Promise<Uint8Array> {
  const bytes = await files.read(file)
  if (!bytes) throw new Error(`A recorded page is missing: ${file}`)
  return bytes
}

async function withLink({ db, config }: PlatformDeps, row: ReadingRow, token: string) {
  const reading = await present(db, row, await pageCountOf(db, row.storyId))
  return { reading, link: `${config.http.publicUrl}/read-aloud#${token}` }
}

const pageCountOf = async (db: Kysely<Schema>, storyId: string): Promise<number> =>
  (await selectStory(db, storyId))?.storyStructure.sections.length ?? 0

async function present(db: Kysely<Schema>, row: ReadingRow, pageCount: number): Promise<Reading> {
  const { id, readerName, status, expiresAt, isExpired, sentAt, narrationId } = row
  const pages = await selectPages(db, id)
  return {
    id,
    readerName,
    status,
    pages: pages.map(({ position, file, durationMs }) => ({
      position,
      durationMs,
      audioUrl: mediaUrl(file),
    })),
    pageCount,
    expiresAt: expiresAt.toISOString(),
    isExpired: isExpired && status !== 'approved',
    sentAt: sentAt?.toISOString() ?? null,
    narrationId,
  }
}

function refuseBelowPlan(account: Account): void {
  if (!canShare(account)) {
    throw new UpgradeRequired('plan', 'Readings by relatives come with the Starlight plan.')
  }
}

class TooManyReadings extends ExpectedError {
  constructor() {
    super(
      409,
      'conflict',
      `A story has room for ${maxReadingsPerStory} readings. You can remove one that is not needed.`,
    )
  }
}

class NotSent extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This reading has not been sent to you yet.')
  }
}
