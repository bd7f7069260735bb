import { defaultCadence, ownVoicesProviderId, paces, sampleSentenceIn } from '@nightlight/contract'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { ProviderVoice, SpeechDeps } from '../voices/index.ts'
import { refreshSpoken, type SpeakRequest } from './speak-text.ts'

/** A sentence in the voice's own language; the same for everybody, but for a family's own voices. */
export function sampleOf(
  {
    providerId,
    voiceId,
    language,
  }: Pick<SpeakRequest, 'providerId' | 'voiceId'> & Pick<ProviderVoice, 'language'>,
  accountId: number,
): SpeakRequest {
  const { speed, pauseDuration } = paces[defaultCadence]
  const listenerId = providerId === ownVoicesProviderId ? accountId : null
  return {
    listenerId,
    providerId,
    voiceId,
    text: sampleSentenceIn(language),
    speed,
    pauseMs: pauseDuration * 1000,
  }
}

/** Not retried: the next night makes what is missing. */
export const prepareSamples = defineJob<object>('prepare-voice-samples', {
  retryLimit: 0,
  retryDelaySeconds: 10,
  expireInSeconds: 600,
})

/** Previews are removed after seven days, so these are saved anew more often. */
const everyNight = '20 3 * * *'

/** After the first stories of a new installation. */
const startDelayMs = 60_000

/** Records samples of the built-in voices ahead, because the call that serves them records nothing. */
export async function workOnVoiceSamples(deps: PlatformDeps & SpeechDeps): Promise<void> {
  const { db, jobs } = deps
  await jobs.work(prepareSamples, { concurrency: 1 }, ({ signal }) => prepareBuiltinSamples(deps, signal))
  await jobs.schedule(prepareSamples, everyNight, {})
  const startAfter = new Date(Date.now() + startDelayMs)
  await jobs.enqueue(db, prepareSamples, {}, { singletonKey: 'start', startAfter })
}

export async function prepareBuiltinSamples(deps: PlatformDeps & SpeechDeps, signal: AbortSignal) {
  const { id: providerId } = deps.builtinSpeech
  for (const { voiceId, language } of await deps.builtinSpeech.listVoices(signal)) {
    signal.throwIfAborted()
    await refreshSpoken(deps, sampleOf({ providerId, voiceId, language }, 0), signal)
  }
}
