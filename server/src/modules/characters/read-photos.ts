import { type ConfirmedLooks, photoConsentWording } from '@nightlight/contract'
import sharp from 'sharp'
import { ExpectedError, InvalidInput, NotSetUp } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { changeChild, type OwnChild } from '../children/index.ts'
import { insertCall } from '../stories/index.ts'
import { insertConsent, selectConsent, withdrawConsents } from './consents.queries.ts'
import { type PhotoReader, type PhotoReaderDeps, PhotosNotRead } from './photo-reader.ts'
import { changePhotos, selectPhotos } from './photos.queries.ts'
import { openPhoto } from './save-photos.ts'

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'encryption' | 'log'> & PhotoReaderDeps

/** How many photos are sent, the newest ones. */
const maxPhotosSent = 5

/** Enough to recognise a face, in pixels. */
const sentSide = 1024

/** A parent is waiting. */
const deadlineMs = 150_000

/** The consent that this reader needs. */
export const consentTo = ({ vendor }: PhotoReader) => ({
  provider: vendor,
  wording: photoConsentWording(vendor),
})

/** @throws {InvalidInput} when the wording on the screen was not the current one */
export async function giveConsent(
  { db, photoReader }: Deps,
  account: Account,
  child: OwnChild,
  wording: string,
) {
  const consent = consentTo(present(photoReader))
  if (wording !== consent.wording) {
    throw new InvalidInput('wording', 'What is agreed to has changed. Please read it again.')
  }
  if (await selectConsent(db, child, consent)) return
  await db.transaction().execute(async (trx) => {
    await withdrawConsents(trx, child)
    await insertConsent(trx, account.id, child, consent)
  })
}

/** Sends the photos to the reader, if the parent has agreed, and stores what it has detected until the parent confirms it. */
export async function readPhotos(deps: Deps, account: Account, child: OwnChild): Promise<void> {
  const { db, log } = deps
  const reader = present(deps.photoReader)
  if (!(await selectConsent(db, child, consentTo(reader)))) {
    throw new ExpectedError(
      403,
      'forbidden',
      `Please agree first to the photos being sent to ${reader.vendor}.`,
    )
  }
  const photos = await photosForReader(deps, child)
  const looks = await reader
    .read(photos, {
      signal: AbortSignal.timeout(deadlineMs),
      onCall: (call) => insertCall(db, { id: null, userId: account.id }, call).then(() => undefined),
    })
    .catch((error: unknown) => {
      log.warn(
        { childId: child.id, kind: error instanceof PhotosNotRead ? error.kind : 'unexpected' },
        'photos were not read',
      )
      throw new ReadingFailed(
        error instanceof PhotosNotRead ? error.note : 'The service that reads photos did not answer.',
      )
    })
  if (!looks) {
    const message =
      'No one child could be seen clearly in these photos. A closer one with more light may help.'
    throw new ExpectedError(422, 'invalid_input', message)
  }
  const at = new Date().toISOString()
  await changePhotos(db, child.id, ({ photos: left, knowledge }) =>
    left.length > 0 ? { knowledge: { ...knowledge, seen: { by: reader.vendor, at, looks } } } : {},
  )
}

/** Saves what the parent confirms to the profile. Features are added to existing ones. */
export async function confirmDetectedLooks(
  { db }: Deps,
  child: OwnChild,
  { by, looks }: ConfirmedLooks,
): Promise<void> {
  const { features = [], ...fields } = looks
  const existing = child.otherFeatures?.toLowerCase() ?? ''
  const added = features.filter((feature) => !existing.includes(feature.replace(/^an? /, '')))
  const otherFeatures = [child.otherFeatures, ...added].filter(Boolean).join(', ')
  const isTooLong = otherFeatures.length > 500
  if (isTooLong) throw new InvalidInput('features', 'There is no room for more features in the profile.')
  await changeChild(db, child, { ...fields, ...(added.length > 0 && { otherFeatures }) })
  const at = new Date().toISOString()
  await changePhotos(db, child.id, ({ knowledge }) => ({
    knowledge: { ...knowledge, confirmed: { by, at, looks } },
  }))
}

async function photosForReader(deps: Deps, child: OwnChild): Promise<Buffer[]> {
  const newest = (await selectPhotos(deps.db, child)).slice(-maxPhotosSent)
  const opened = await Promise.all(newest.map(({ id }) => openPhoto(deps, child.id, id)))
  const photos = opened.filter((photo) => photo !== null)
  if (photos.length === 0) throw new InvalidInput('photos', 'Please add a photo first.')
  const size = { width: sentSide, height: sentSide, fit: 'inside', withoutEnlargement: true } as const
  return Promise.all(photos.map((photo) => sharp(photo).resize(size).jpeg({ quality: 85 }).toBuffer()))
}

function present(reader: PhotoReader | null): PhotoReader {
  if (reader) return reader
  throw new NotSetUp('No service that reads photos is set up here.', {
    suggestion: 'The colours can be picked from a photo instead.',
  })
}

class ReadingFailed extends ExpectedError {
  constructor(note: string) {
    super(502, 'provider_failed', `The photos could not be read. ${note}`, {
      suggestion: 'Please try again later, or pick the colours from a photo.',
    })
  }
}
