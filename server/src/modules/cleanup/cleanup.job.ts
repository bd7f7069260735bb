import { removeEndedWindows } from '../../platform/http/rate-limits.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { removeOldPhotos } from '../characters/index.ts'
import { verifyConsents } from '../children/index.ts'
import { removeOldInvitations } from '../families/index.ts'
import { removeOldProviderFailures } from '../provider-telemetry/index.ts'
import { removeForgottenReadings } from '../readings/index.ts'
import { removeDeletedStories } from '../stories/index.ts'
import { removeFailedVoices, retryRemovals, sharedPreviews } from '../voices/index.ts'
import { removeEndedSessions, removeOldFailures } from './cleanup.queries.ts'
import { retention, workOnRetention } from './retention.job.ts'
import { saveDeletedAccounts } from './save-deleted-accounts.ts'

/** What was not done this time is done the next: no try is repeated. */
export const tidy = defineJob<object>('tidy', { retryLimit: 0, retryDelaySeconds: 10, expireInSeconds: 300 })

export const cleanupJobs = [tidy, retention]

const everyTenMinutes = '*/10 * * * *'

/** A voice that is tried again after so long is spoken again. */
const previewDays = 7

/** A voice of which nothing came can be tried again for so long. */
const failedVoiceDays = 7

/** A service that could not be asked to delete a voice is asked again every quarter of a day. */
const forgetAgainDays = 0.25

/** So far back one looks for when a provider began to fail. */
const failureDays = 30

/** Takes away what nobody can reach any more, by the clock, in one of the processes that take on work. */
export async function workOnCleanup(deps: PlatformDeps): Promise<void> {
  await deps.jobs.work(tidy, { concurrency: 1 }, async () => {
    const stories = await removeDeletedStories(deps)
    const previews = await deps.files.removeOlder(sharedPreviews, daysAgo(previewDays))
    const photos = await removeOldPhotos(deps, daysAgo(deps.config.photos.keptDays))
    const sessions = await removeEndedSessions(deps.db)
    const failures = await removeOldFailures(deps.db)
    const invitations = await removeOldInvitations(deps.db)
    const readings = await removeForgottenReadings(deps)
    const voices = await removeFailedVoices(deps, daysAgo(failedVoiceDays))
    await retryRemovals(deps, daysAgo(forgetAgainDays))
    await verifyConsents(deps)
    await saveDeletedAccounts(deps)
    // Nobody needs to hear of these.
    await removeEndedWindows(deps.db)
    await removeOldProviderFailures(deps.db, daysAgo(failureDays))
    if (stories + previews + photos + sessions + failures + invitations + readings + voices === 0) return
    deps.log.info(
      { stories, previews, photos, sessions, failures, invitations, readings, voices },
      'tidied up',
    )
  })
  await deps.jobs.schedule(tidy, everyTenMinutes, {})
  await workOnRetention(deps)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
