import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { SpeechDeps } from '../speech-provider.ts'
import { labelOfClone } from '../voice-names.ts'
import {
  type ClonedVoiceRow,
  claimRemoval,
  claimRemovalsTriedBefore,
  deleteRemoval,
  insertRemoval,
} from './cloned-voices.queries.ts'

/** Spread over some two hours; what is still not done then is taken up again by the clock. */
export const deleteRemoteVoice = defineJob<{ removalId: number }>('forget-voice', {
  retryLimit: 7,
  retryDelaySeconds: 30,
  expireInSeconds: 180,
})

type RemovedVoice = Pick<ClonedVoiceRow, 'providerId' | 'voiceKey' | 'providerVoiceId'>

/** Has a voice deleted where it was made, when this transaction commits and for as long as that takes. */
export async function requestRemoval(trx: Kysely<Schema>, jobs: Jobs, gone: RemovedVoice): Promise<void> {
  const { id } = await insertRemoval(trx, gone)
  await jobs.enqueue(trx, deleteRemoteVoice, { removalId: id }, { singletonKey: `removal ${id}` })
}

/** @throws while the provider does not answer, or is not set up any more: the removal stays until it is done */
export async function removeAtProvider(
  { db, speakers }: Pick<PlatformDeps, 'db'> & Pick<SpeechDeps, 'speakers'>,
  removalId: number,
  signal: AbortSignal,
): Promise<void> {
  const removal = await claimRemoval(db, removalId)
  if (!removal) return
  const { providerId, voiceKey, providerVoiceId } = removal
  const cloning = await speakers.get(providerId)?.cloning?.()
  if (!cloning) throw new Error(`Nobody can ask ${providerId} to delete a voice`)
  // Also one whose making nobody heard the end of.
  const left = new Set([providerVoiceId, await cloning.find(labelOfClone(voiceKey), signal)])
  for (const voiceId of left) if (voiceId) await cloning.remove(voiceId, signal)
  await deleteRemoval(db, removalId)
}

/** Removals of which nothing came, again. @returns how many there were */
export async function retryRemovals(
  { db, jobs }: Pick<PlatformDeps, 'db' | 'jobs'>,
  before: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const waiting = await claimRemovalsTriedBefore(trx, before)
    for (const { id } of waiting) {
      await jobs.enqueue(trx, deleteRemoteVoice, { removalId: id }, { singletonKey: `removal ${id}` })
    }
    return waiting.length
  })
}
