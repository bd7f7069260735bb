import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { SettingsDeps } from '../settings/index.ts'
import type { SpeechDeps } from '../voices/index.ts'
import { countStatistics, workOnStatistics } from './dashboard/count-statistics.ts'
import { syncVoicesJob, workOnVoiceSync } from './voices/sync-voices.job.ts'

export const adminJobs = [syncVoicesJob, countStatistics]

/** Background jobs of the administration. */
export async function workOnAdministration(deps: PlatformDeps & SettingsDeps & SpeechDeps): Promise<void> {
  await workOnVoiceSync(deps)
  await workOnStatistics(deps)
}
