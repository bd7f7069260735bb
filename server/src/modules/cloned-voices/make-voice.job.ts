import type { Deps } from '../../deps.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import {
  insertSpeechCall,
  labelOfClone,
  openSample,
  reasonOf,
  SpeechFailed,
  sampleFolder,
  type VoiceCloning,
} from '../narration/index.ts'
import {
  type ClonedVoiceRow,
  markFailed,
  markReady,
  noteFault,
  selectVoice,
} from './cloned-voices.queries.ts'
import { askToForget } from './forget-voice.job.ts'

type Needs = Pick<Deps, 'db' | 'jobs' | 'files' | 'sealing' | 'speakers' | 'log'>

interface Order {
  readonly id: number
  readonly voiceKey: string
  readonly providerId: string
}

/** A service that has too much to do is left alone for some minutes in all. */
export const makeVoice = defineJob<Order>('make-voice', {
  retryLimit: 4,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
})

/** Has a voice made of its recording. It can be stopped anywhere and run again: a voice that was made is not made twice. */
export async function make(needs: Needs, order: Order, signal: AbortSignal): Promise<void> {
  const { db, jobs, speakers } = needs
  const voice = await selectVoice(db, order.id)
  const maker = speakers.get(order.providerId)
  const cloning = await maker?.cloning?.()
  // Deleted while it was being made: what an earlier try left there must go.
  if (!voice) return askToForget(db, jobs, { ...order, providerVoiceId: null })
  if (voice.status === 'ready') return dropSample(needs, voice)
  if (voice.status !== 'making') return
  if (!maker || !cloning) throw new Error(`${order.providerId} clones no voices any more`)
  try {
    await makeWith(needs, voice, cloning, signal)
  } catch (error) {
    if (!(error instanceof SpeechFailed)) throw error
    needs.log.warn({ voice: voice.id, provider: maker.id, kind: error.kind }, 'a voice was not cloned')
    const fault = `${reasonOf(maker.name, error)}.`
    if (!error.mayPass) return giveUp(needs, voice, fault)
    await noteFault(db, voice.id, fault)
    throw error
  }
}

/** Called when every try has failed. */
export async function giveUpVoice(needs: Needs, { id }: Order): Promise<void> {
  const voice = await selectVoice(needs.db, id)
  if (voice) await giveUp(needs, voice, voice.fault ?? 'The voice could not be made.')
}

async function makeWith(
  needs: Needs,
  voice: ClonedVoiceRow,
  cloning: VoiceCloning,
  signal: AbortSignal,
): Promise<void> {
  const { db, jobs } = needs
  const sample = await openSample(needs, voice.voiceKey)
  if (!sample) return giveUp(needs, voice, 'The recording cannot be opened any more.')
  const label = labelOfClone(voice.voiceKey)
  const visit = {
    signal,
    onCall: async (call: Parameters<typeof insertSpeechCall>[2]) =>
      void (await insertSpeechCall(db, { storyId: null, userId: voice.userId }, call)),
  }
  const providerVoiceId = (await cloning.find(label, signal)) ?? (await cloning.clone(label, sample, visit))
  if (await markReady(db, voice.id, providerVoiceId)) return dropSample(needs, voice)
  await askToForget(db, jobs, { ...voice, providerVoiceId })
}

/** The recording stays for another try; nothing of it stays elsewhere. */
async function giveUp({ db, jobs }: Needs, voice: ClonedVoiceRow, fault: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isFailed = await markFailed(trx, voice.id, fault)
    if (isFailed && !voice.isHere) await askToForget(trx, jobs, voice)
  })
}

/** Once a service has made the voice, nobody needs the recording any more. */
async function dropSample({ files }: Needs, { isHere, voiceKey }: ClonedVoiceRow): Promise<void> {
  if (!isHere) await files.removeAll(sampleFolder(voiceKey))
}
