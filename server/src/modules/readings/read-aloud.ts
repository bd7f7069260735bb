import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path/posix'
import { maxTakesPerPage, type ReadingToRecord, type SavedReadingPage } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound } from '../../platform/errors.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { hashOfToken } from '../accounts/index.ts'
import { canShare } from '../families/index.ts'
import { nameInMail, queueMail } from '../mail/index.ts'
import type { FinishedPage, PageToFinish, Refusal } from './finish-page.ts'
import {
  folderOfReading,
  lockReading,
  markSent,
  savePage,
  selectByToken,
  selectOwnerToNotify,
  selectPages,
} from './readings.queries.ts'

interface Deps extends Pick<PlatformDeps, 'db' | 'files'> {
  /** Levels and encodes what people record. */
  readonly finishPage: (page: PageToFinish) => Promise<FinishedPage>
}

/** The reading that a relative's link opens. Only this file makes one. */
type OpenReading = NonNullable<Awaited<ReturnType<typeof selectByToken>>>

/** @throws {NotFound} for a link that is wrong, expired, revoked or used, without a difference between them */
export async function openByToken(db: Kysely<Schema>, token: string): Promise<OpenReading> {
  const reading = token ? await selectByToken(db, hashOfToken(token)) : undefined
  if (!reading || !canShare(reading)) throw new NotFound('Reading')
  return reading
}

/** The story's pages and first names, and nothing else about the family. */
export async function showToReader(db: Kysely<Schema>, reading: OpenReading): Promise<ReadingToRecord> {
  const { title, language, readerName, askedBy, readingStatus, expiresAt, storyStructure } = reading
  const recordedPages = new Map(
    (await selectPages(db, reading.id)).map((page) => [page.position, page.durationMs]),
  )
  return {
    title,
    language,
    readerName,
    askedBy,
    status: readingStatus === 'sent' ? 'sent' : 'open',
    expiresAt: expiresAt.toISOString(),
    pages: storyStructure.sections.map(({ text }, position) => ({
      text,
      durationMs: recordedPages.get(position) ?? null,
    })),
  }
}

/**
 * Finishes the recording of a page and saves it in place of an earlier one.
 * @throws {InvalidInput} if it is not a recording of a voice
 * @throws {UploadsBusy | TooMuchAtOnce}
 * @throws 409 once the reading was sent
 */
export async function saveRecordedPage(
  { db, files, finishPage }: Deps,
  reading: OpenReading,
  position: number,
  wav: Uint8Array,
): Promise<SavedReadingPage> {
  refuseSent(reading.readingStatus)
  const text = reading.storyStructure.sections[position]?.text
  if (text === undefined) throw new NotFound('Page')
  const earlier = (await selectPages(db, reading.id)).find((page) => page.position === position)
  if (earlier && earlier.takes >= maxTakesPerPage) throw new TooManyTakes()
  const page = await finishPage({ text, wav })
  if ('refused' in page) throw new InvalidInput('recording', refusals[page.refused])
  const file = `${folderOfReading(reading.storyId, reading.id)}page-${randomUUID()}/${position}.mp3`
  await files.put(file, page.mp3, 'audio/mpeg')
  const { durationMs, words, advice } = page
  const replaced = await db.transaction().execute(async (trx) => {
    refuseSent((await lockReading(trx, reading.id))?.status)
    const before = (await selectPages(trx, reading.id)).find((one) => one.position === position)
    await savePage(trx, { readingId: reading.id, position, file, durationMs, words })
    return before
  })
  if (replaced) await files.removeAll(`${dirname(replaced.file)}/`)
  return { durationMs, advice }
}

/** Sends the reading to the family, with a mail if their address is verified. @throws 409 while pages are missing */
export async function send(
  { db, jobs, config }: Pick<PlatformDeps, 'db' | 'jobs' | 'config'>,
  reading: OpenReading,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    refuseSent((await lockReading(trx, reading.id))?.status)
    const pages = await selectPages(trx, reading.id)
    if (pages.length < reading.storyStructure.sections.length) throw new PagesMissing()
    await markSent(trx, reading.id)
    const owner = await selectOwnerToNotify(trx, reading.id)
    if (!owner?.email) return
    const values = {
      name: nameInMail(owner.fullName || owner.username),
      readerName: nameInMail(reading.readerName, 'Somebody'),
      link: `${config.http.publicUrl}/story/${reading.storyId}`,
    }
    await queueMail(
      { db: trx, jobs },
      { template: 'reading-sent', to: owner.email, userId: owner.id, values },
    )
  })
}

const refusals: Readonly<Record<Refusal, string>> = {
  unreadable: 'This recording could not be read. Please record the page once more.',
  'too short': 'Nothing was recorded. Please press the button, read the page, and press again at its end.',
  'too long': 'This recording is longer than five minutes. Please record the page once more.',
  'too quiet':
    'Hardly anything can be heard. Please come closer to the microphone, and record the page once more.',
}

/** A reading that no longer exists was revoked meanwhile. */
function refuseSent(status: string | undefined): void {
  if (status === undefined) throw new NotFound('Reading')
  if (status !== 'open') {
    throw new ExpectedError(409, 'conflict', 'You have sent this reading to the family already. Thank you!')
  }
}

class TooManyTakes extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This page has been recorded very often. The last recording of it is kept.')
  }
}

class PagesMissing extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'Some pages are not recorded yet.')
  }
}
