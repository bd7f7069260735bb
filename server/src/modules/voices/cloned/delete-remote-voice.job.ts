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

/** The tries are spread over about two hours; what has not succeeded by then is retried by the cleanup. */
export const deleteRemoteVoice = defineJob<{ removalId: number }>('forget-voice', {
  retryLimit: 7,
  retryDelaySeconds: 30,
  expireInSeconds: 180,
})

type RemovedVoice = Pick<ClonedVoiceRow, 'providerId' | 'voiceKey' | 'providerVoiceId'>

/** Has a voice deleted at its provider, after this transaction has committed; retried until it succeeds. */
export async function requestRemoval(trx: Kysely<Schema>, jobs: Jobs, voice: RemovedVoice): Promise<void> {
  const { id } = await insertRemoval(trx, voice)
  await jobs.enqueue(trx, deleteRemoteVoice, { removalId: id }, { singletonKey: `removal ${id}` })
}

/** @throws while the provider does not respond, or is no longer configured: the removal stays until it is done */
export async function removeAtProvider(
  { db, speakers }: Pick<PlatformDeps, 'db'> & Pick<SpeechDeps, 'speakers'>,
  removalId: number,
  signal: AbortSignal,
): Promise<void> {
  const removal = await claimRemoval(db, removalId)
  if (!removal) return
  const { providerId, voiceKey, providerVoiceId } = removal
  const cloning = await speakers.get(providerId)?.cloning?.()
  if (!cloning) throw new Error(`The provider ${providerId}, which should delete a voice, is not configured`)
  // Also one that was made although its response was lost.
  const remaining = new Set([providerVoiceId, await cloning.find(labelOfClone(voiceKey), signal)])
  for (const voiceId of remaining) if (voiceId) await cloning.remove(voiceId, signal)
  await deleteRemoval(db, removalId)
}

/** Enqueues removals again that have not succeeded. @returns how many there were */
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
