import { defineJob } from '../../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { SettingsDeps } from '../../settings/index.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { syncVoices } from './sync-voices.ts'

/** Retried in case a provider is down for a moment. */
export const syncVoicesJob = defineJob<object>('sync-voices', {
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
})

/** Syncs voices on schedule, in one of the worker processes. */
export async function workOnVoiceSync(deps: PlatformDeps & SettingsDeps & SpeechDeps): Promise<void> {
  await deps.jobs.work(syncVoicesJob, { concurrency: 1 }, async () => {
    await syncVoices(deps, null)
  })
  await scheduleSync(deps, (await deps.settings.current()).voiceSyncSchedule)
}

/** All processes share one schedule; the last one that was set applies. */
export const scheduleSync = ({ jobs }: Pick<PlatformDeps, 'jobs'>, schedule: string): Promise<void> =>
  jobs.schedule(syncVoicesJob, schedule, {})
