import type { Deps } from '../../deps.ts'
import { countStatistics, workOnStatistics } from './count-statistics.ts'
import { syncVoicesJob, workOnVoiceSync } from './sync-voices.job.ts'

export const adminJobs = [syncVoicesJob, countStatistics]

/** What is done for administrators outside of their requests. */
export async function workOnAdministration(deps: Deps): Promise<void> {
  await workOnVoiceSync(deps)
  await workOnStatistics(deps)
}
