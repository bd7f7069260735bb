import { defineJob } from '../../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { openSample } from '../speaker-of.ts'
import { insertSpeechCall } from '../speech-calls.queries.ts'
import { reasonOf, SpeechFailed } from '../speech-failed.ts'
import type { SpeechDeps, VoiceCloning } from '../speech-provider.ts'
import { labelOfClone, sampleFolder } from '../voice-names.ts'
import {
  type ClonedVoiceRow,
  markFailed,
  markReady,
  saveFault,
  selectVoice,
} from './cloned-voices.queries.ts'
import { requestRemoval } from './delete-remote-voice.job.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'files' | 'encryption' | 'log'> & Pick<SpeechDeps, 'speakers'>

interface CloningJob {
  readonly id: number
  readonly voiceKey: string
  readonly providerId: string
}

/** A service that is busy is retried for a few minutes in all. */
export const makeVoice = defineJob<CloningJob>('make-voice', {
  retryLimit: 4,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
})

/** Clones a voice from its recording. It can be stopped anywhere and run again: a voice that exists is not made twice. */
export async function make(deps: Deps, job: CloningJob, signal: AbortSignal): Promise<void> {
  const { db, jobs, speakers } = deps
  const voice = await selectVoice(db, job.id)
  const maker = speakers.get(job.providerId)
  const cloning = await maker?.cloning?.()
  // Deleted while it was being made: what an earlier try may have made must be removed.
  if (!voice) return requestRemoval(db, jobs, { ...job, providerVoiceId: null })
  if (voice.status === 'ready') return dropSample(deps, voice)
  if (voice.status !== 'making') return
  if (!maker || !cloning) throw new Error(`${job.providerId} no longer clones voices`)
  try {
    await makeWith(deps, voice, cloning, signal)
  } catch (error) {
    if (!(error instanceof SpeechFailed)) throw error
    deps.log.warn({ voice: voice.id, provider: maker.id, kind: error.kind }, 'a voice was not cloned')
    const fault = `${reasonOf(maker.name, error)}.`
    if (!error.mayPass) return giveUp(deps, voice, fault)
    await saveFault(db, voice.id, fault)
    throw error
  }
}

/** Called when every try has failed. */
export async function giveUpVoice(deps: Deps, { id }: CloningJob): Promise<void> {
  const voice = await selectVoice(deps.db, id)
  if (voice) await giveUp(deps, voice, voice.fault ?? 'The voice could not be made.')
}

async function makeWith(
  deps: Deps,
  voice: ClonedVoiceRow,
  cloning: VoiceCloning,
  signal: AbortSignal,
): Promise<void> {
  const { db, jobs } = deps
  const sample = await openSample(deps, voice.voiceKey)
  if (!sample) return giveUp(deps, voice, 'The recording cannot be opened any more.')
  const label = labelOfClone(voice.voiceKey)
  const options = {
    signal,
    onCall: async (call: Parameters<typeof insertSpeechCall>[2]) =>
      void (await insertSpeechCall(db, { storyId: null, userId: voice.userId }, call)),
  }
  const providerVoiceId = (await cloning.find(label, signal)) ?? (await cloning.clone(label, sample, options))
  if (await markReady(db, voice.id, providerVoiceId)) return dropSample(deps, voice)
  await requestRemoval(db, jobs, { ...voice, providerVoiceId })
}

/** The recording stays for another try; at the provider nothing of it stays. */
async function giveUp({ db, jobs }: Deps, voice: ClonedVoiceRow, fault: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isFailed = await markFailed(trx, voice.id, fault)
    if (isFailed && !voice.isHere) await requestRemoval(trx, jobs, voice)
  })
}

/** Once a service has made the voice, the recording is no longer needed. */
async function dropSample({ files }: Deps, { isHere, voiceKey }: ClonedVoiceRow): Promise<void> {
  if (!isHere) await files.removeAll(sampleFolder(voiceKey))
}
