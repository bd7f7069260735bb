import { randomUUID } from 'node:crypto'
import {
  type ClonedVoice,
  type ClonedVoices,
  plans,
  voiceConsentVersion,
  voiceConsentWording,
} from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound, NotSetUp, UpgradeRequired } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { openSample } from '../speaker-of.ts'
import type { SpeechDeps } from '../speech-provider.ts'
import { previewFolder, sampleFile, sampleFolder } from '../voice-names.ts'
import {
  type ClonedVoiceRow,
  deleteVoice,
  insertVoice,
  lockAccount,
  lockOwnVoice,
  markMaking,
  renameVoice,
  selectChildNames,
  selectFailedBefore,
  selectVoices,
} from './cloned-voices.queries.ts'
import { requestRemoval } from './delete-remote-voice.job.ts'
import { makeVoice } from './make-voice.job.ts'
import type { PreparedSample, SampleRefusal } from './prepare-sample.ts'
import type { ReceivedSample } from './receive-sample.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'files' | 'encryption'> & Pick<SpeechDeps, 'speakers'>

/** What else is done in the same transaction. */
type InTransaction = (trx: Kysely<Schema>) => Promise<void>

export async function presentClonedVoices({ db, speakers }: Deps, account: Account): Promise<ClonedVoices> {
  const cloner = await findCloner(speakers)
  return {
    limit: plans[account.tier].clonedVoices,
    cloner: cloner && { name: cloner.name, isHere: cloner.isHere, wording: cloner.wording },
    voices: (await selectVoices(db, account.id)).map((row) => present(speakers, row)),
  }
}

/**
 * Saves the recording, encrypted, and starts cloning the voice.
 * @throws {InvalidInput} naming `name`, `consent` or `sample`
 * @throws {UpgradeRequired} if the plan has no cloned voices; 409 if it has no room for another one; 503 if no provider can clone
 */
export async function startCloning(
  deps: Deps & { readonly prepareSample: (file: Uint8Array) => Promise<PreparedSample> },
  account: Account,
  { name, consent, file }: ReceivedSample,
  also: InTransaction,
): Promise<ClonedVoice> {
  const { db, jobs, files, encryption, speakers, prepareSample } = deps
  refuseBelowPlan(account)
  const cloner = await findCloner(speakers)
  if (!cloner) throw new CloningUnavailable()
  refuseConsent(consent, cloner.wording)
  await refuseChild(db, account, name)
  const sample = await prepareSample(file)
  if ('refused' in sample) throw new InvalidInput('sample', refusals[sample.refused])
  const voiceKey = randomUUID()
  // Inserted as failed, so that after a crash before the recording is saved, cleanup removes it.
  const voice = await db.transaction().execute(async (trx) => {
    await refuseFull(trx, account)
    return insertVoice(trx, {
      userId: account.id,
      voiceKey,
      name,
      providerId: cloner.id,
      isHere: cloner.isHere,
      seconds: sample.seconds,
      fault: 'The recording did not arrive.',
      consentBy: name,
      consentWording: consent,
      consentVersion: voiceConsentVersion,
    })
  })
  const key = sampleFile(voiceKey)
  await files.put(key, encryption.encryptBytes(key, sample.wav), 'application/octet-stream')
  return db.transaction().execute(async (trx) => {
    const started = await enqueueCloning(trx, jobs, voice)
    await also(trx)
    return present(speakers, started)
  })
}

/** @throws 409 for a voice that has not failed */
export async function retryCloning(deps: Deps, account: Account, id: number): Promise<ClonedVoice> {
  const { db, jobs, speakers } = deps
  refuseBelowPlan(account)
  return db.transaction().execute(async (trx) => {
    const voice = await ownVoice(trx, account, id)
    if (voice.status !== 'failed') throw new ExpectedError(409, 'conflict', 'This voice has not failed.')
    return present(speakers, await enqueueCloning(trx, jobs, voice))
  })
}

export async function rename(deps: Deps, account: Account, id: number, name: string): Promise<ClonedVoice> {
  await refuseChild(deps.db, account, name)
  return deps.db.transaction().execute(async (trx) => {
    const voice = await ownVoice(trx, account, id)
    return present(deps.speakers, await renameVoice(trx, voice, name))
  })
}

/** Deletes a voice here at once, and at its provider as soon as that responds. */
export async function removeClonedVoice(
  { db, jobs, files }: Deps,
  account: Account,
  id: number,
  also: InTransaction,
) {
  const { voiceKey } = await db.transaction().execute(async (trx) => {
    const voice = await ownVoice(trx, account, id)
    await deleteVoice(trx, id)
    if (!voice.isHere) await requestRemoval(trx, jobs, voice)
    await also(trx)
    return voice
  })
  await files.removeAll(sampleFolder(voiceKey))
  // The names of previews do not say which of them are in this voice, and all of them can be recorded again.
  await files.removeAll(previewFolder(account.id))
}

/** The recordings of the account's voices that are still stored, one after the other. */
export async function* voiceSamplesOfAccount(
  deps: Pick<PlatformDeps, 'db' | 'files' | 'encryption'>,
  userId: number,
) {
  for (const voice of await selectVoices(deps.db, userId)) {
    const wav = await openSample(deps, voice.voiceKey)
    if (wav) yield { voice, wav }
  }
}

/** Deletes the voices of an account that is being deleted. @returns folders to remove afterwards */
export async function deleteVoicesOf(trx: Kysely<Schema>, jobs: Jobs, userId: number): Promise<string[]> {
  const voices = await selectVoices(trx, userId)
  for (const voice of voices) if (!voice.isHere) await requestRemoval(trx, jobs, voice)
  return voices.map(({ voiceKey }) => sampleFolder(voiceKey))
}

/** Removes voices that have failed and that nobody has tried again. @returns how many there were */
export async function removeFailedVoices({ db, files }: Pick<Deps, 'db' | 'files'>, before: Date) {
  const failed = await selectFailedBefore(db, before)
  for (const { id, voiceKey } of failed) {
    await files.removeAll(sampleFolder(voiceKey))
    await deleteVoice(db, id)
  }
  return failed.length
}

async function enqueueCloning(trx: Kysely<Schema>, jobs: Jobs, { id, voiceKey, providerId }: ClonedVoiceRow) {
  const making = await markMaking(trx, id)
  if (!making) throw new NotFound('Voice')
  await jobs.enqueue(trx, makeVoice, { id, voiceKey, providerId })
  return making
}

async function ownVoice(trx: Kysely<Schema>, account: Account, id: number): Promise<ClonedVoiceRow> {
  const voice = await lockOwnVoice(trx, account.id, id)
  if (!voice) throw new NotFound('Voice')
  return voice
}

/** The first provider that can clone: neural voices on this server come before services. */
/** The first provider that can clone voices, if there is one. */
export async function findCloner(speakers: Deps['speakers']) {
  for (const { id, name, cloning } of speakers.values()) {
    const support = await cloning?.()
    if (!support) continue
    const { isHere } = support
    return { id, name, isHere, wording: voiceConsentWording(isHere ? null : name) }
  }
  return null
}

const present = (speakers: Deps['speakers'], row: ClonedVoiceRow): ClonedVoice => ({
  id: row.id,
  voiceId: row.voiceKey,
  name: row.name,
  status: row.status,
  fault: row.status === 'failed' ? row.fault : null,
  seconds: row.seconds,
  service: speakers.get(row.providerId)?.name ?? row.providerId,
  consent: { by: row.consentBy, wording: row.consentWording, at: row.consentAt.toISOString() },
  createdAt: row.createdAt.toISOString(),
})

/** @throws {UpgradeRequired} if the plan has no cloned voices */
export function refuseBelowPlan({ tier }: Account): void {
  if (plans[tier].clonedVoices === 0) {
    throw new UpgradeRequired('plan', 'Voices of your family come with the Moonbeam plan.')
  }
}

function refuseConsent(agreed: string, wording: string): void {
  if (agreed === '') {
    throw new InvalidInput('consent', 'The adult whose voice it is has to agree before it is cloned.')
  }
  if (agreed !== wording) {
    throw new InvalidInput('consent', 'What is agreed to has changed. Please read it again.')
  }
}

/** The form does not offer a child's name, but the call could be made without it. */
async function refuseChild(db: Kysely<Schema>, account: Account, name: string): Promise<void> {
  const same = (child: string) => child.trim().localeCompare(name, undefined, { sensitivity: 'base' }) === 0
  if ((await selectChildNames(db, account.id)).some(same)) {
    throw new InvalidInput(
      'name',
      'This is the name of a child of yours. Children’s voices are not cloned here, whoever asks.',
    )
  }
}

async function refuseFull(trx: Kysely<Schema>, account: Account): Promise<void> {
  await lockAccount(trx, account.id)
  const limit = plans[account.tier].clonedVoices
  if ((await selectVoices(trx, account.id)).length < limit) return
  throw new ExpectedError(
    409,
    'conflict',
    `There is room for ${limit} voices. You can delete one that is not needed.`,
  )
}

class CloningUnavailable extends NotSetUp {
  constructor() {
    super('Nightlight has no service set up that clones voices.')
  }
}

const refusals: Readonly<Record<SampleRefusal, string>> = {
  unreadable: 'This recording could not be read. It has to be a WAV file.',
  'too short': 'This recording is too short. Half a minute of reading is needed at least.',
  'too long': 'This recording is longer than two minutes. One or two minutes are enough.',
  'too quiet': 'Hardly anything can be heard. Please come closer to the microphone, and record it once more.',
  'too loud': 'This recording is so loud that it crackles. Please go further from the microphone.',
  'too little': 'Most of this recording is silence. Please read the text without long pauses.',
}
