import { removeEndedWindows } from '../../platform/http/rate-limits.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { removeOldPhotos } from '../characters/index.ts'
import { verifyConsents } from '../children/index.ts'
import { removeOldInvitations } from '../families/index.ts'
import { removeOldProviderFailures } from '../provider-telemetry/index.ts'
import { removeAbandonedReadings } from '../readings/index.ts'
import { removeDeletedStories } from '../stories/index.ts'
import { removeFailedVoices, retryRemovals, sharedPreviews } from '../voices/index.ts'
import { removeEndedSessions, removeOldFailures } from './cleanup.queries.ts'
import { retentionJob, workOnRetention } from './retention.job.ts'
import { saveDeletedAccounts } from './save-deleted-accounts.ts'

/** Not retried: the next run removes what this one did not. Its stored name is older than the constant. */
export const cleanupJob = defineJob<object>('tidy', {
  retryLimit: 0,
  retryDelaySeconds: 10,
  expireInSeconds: 300,
})

export const cleanupJobs = [cleanupJob, retentionJob]

const everyTenMinutes = '*/10 * * * *'

/** A preview that is requested again later is generated again. */
const previewDays = 7

/** How long cloning can be retried after it failed. */
const failedVoiceDays = 7

/** A service that could not be reached to delete a voice is called again every six hours. */
const voiceDeletionRetryDays = 0.25

/** Long enough to find out when a provider started to fail. */
const failureDays = 30

/** Removes expired data every ten minutes, in one of the worker processes. */
export async function workOnCleanup(deps: PlatformDeps): Promise<void> {
  await deps.jobs.work(cleanupJob, { concurrency: 1 }, async () => {
    const stories = await removeDeletedStories(deps)
    const previews = await deps.files.removeOlder(sharedPreviews, daysAgo(previewDays))
    const photos = await removeOldPhotos(deps, daysAgo(deps.config.photos.retentionDays))
    const sessions = await removeEndedSessions(deps.db)
    const failures = await removeOldFailures(deps.db)
    const invitations = await removeOldInvitations(deps.db)
    const readings = await removeAbandonedReadings(deps)
    const voices = await removeFailedVoices(deps, daysAgo(failedVoiceDays))
    await retryRemovals(deps, daysAgo(voiceDeletionRetryDays))
    await verifyConsents(deps)
    await saveDeletedAccounts(deps)
    // Not worth a log line.
    await removeEndedWindows(deps.db)
    await removeOldProviderFailures(deps.db, daysAgo(failureDays))
    if (stories + previews + photos + sessions + failures + invitations + readings + voices === 0) return
    deps.log.info(
      { stories, previews, photos, sessions, failures, invitations, readings, voices },
      'expired data removed',
    )
  })
  await deps.jobs.schedule(cleanupJob, everyTenMinutes, {})
  await workOnRetention(deps)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
