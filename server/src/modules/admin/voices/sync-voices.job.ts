import { defineJob } from '../../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { SettingsDeps } from '../../settings/index.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { syncVoices } from './sync-voices.ts'

/** Providers that are down for a moment are asked again. */
export const syncVoicesJob = defineJob<object>('sync-voices', {
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
})

/** Compares voices by the clock, in one of the processes that take on work. */
export async function workOnVoiceSync(deps: PlatformDeps & SettingsDeps & SpeechDeps): Promise<void> {
  await deps.jobs.work(syncVoicesJob, { concurrency: 1 }, async () => {
    await syncVoices(deps, null)
  })
  await scheduleSync(deps, (await deps.settings.current()).voiceSyncSchedule)
}

/** One schedule holds for all processes; the last one set counts. */
export const scheduleSync = ({ jobs }: Pick<PlatformDeps, 'jobs'>, schedule: string): Promise<void> =>
  jobs.schedule(syncVoicesJob, schedule, {})
