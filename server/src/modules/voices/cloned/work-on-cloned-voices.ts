import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { SpeechDeps } from '../speech-provider.ts'
import { deleteRemoteVoice, removeAtProvider } from './delete-remote-voice.job.ts'
import { giveUpVoice, make, makeVoice } from './make-voice.job.ts'

/** Every kind of job that cloned voices need. */
export const clonedVoiceJobs = [makeVoice, deleteRemoteVoice]

/** Runs the jobs of cloned voices in this process. They mostly wait for a service. */
export async function workOnClonedVoices(deps: PlatformDeps & SpeechDeps): Promise<void> {
  const { jobs } = deps
  await jobs.work(makeVoice, { concurrency: 2 }, ({ data, signal }) => make(deps, data, signal))
  await jobs.onDead(makeVoice, ({ data }) => giveUpVoice(deps, data))
  await jobs.work(deleteRemoteVoice, { concurrency: 2 }, ({ data, signal }) =>
    removeAtProvider(deps, data.removalId, signal),
  )
}
