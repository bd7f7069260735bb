import type { Deps } from '../../deps.ts'
import { removeEndedLimits } from '../../platform/http/rate-limits.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { removeOldPhotos } from '../characters/index.ts'
import { removeOldInvitations } from '../families/index.ts'
import { removeOldProviderFailures } from '../outside/index.ts'
import { removeForgottenReadings } from '../recordings/index.ts'
import { removeDeletedStories } from '../stories/index.ts'
import { removeEndedSessions, removeOldFailures } from './tidying.queries.ts'

/** What was not done this time is done the next: no try is repeated. */
export const tidy = defineJob<object>('tidy', { retryLimit: 0, retryDelaySeconds: 10, expireInSeconds: 300 })

export const tidyingJobs = [tidy]

const everyTenMinutes = '*/10 * * * *'

/** A voice that is tried again after so long is spoken again. */
const previewDays = 7

/** So far back one looks for when a provider began to fail. */
const failureDays = 30

/** Takes away what nobody can reach any more, by the clock, in one of the processes that take on work. */
export async function workOnTidying(deps: Deps): Promise<void> {
  await deps.jobs.work(tidy, { concurrency: 1 }, async () => {
    const stories = await removeDeletedStories(deps)
    const previews = await deps.files.removeOlder('previews/', daysAgo(previewDays))
    const photos = await removeOldPhotos(deps, daysAgo(deps.config.photos.keptDays))
    const sessions = await removeEndedSessions(deps.db)
    const failures = await removeOldFailures(deps.db)
    const invitations = await removeOldInvitations(deps.db)
    const readings = await removeForgottenReadings(deps)
    // Nobody needs to hear of these.
    await removeEndedLimits(deps.db)
    await removeOldProviderFailures(deps.db, daysAgo(failureDays))
    if (stories + previews + photos + sessions + failures + invitations + readings === 0) return
    deps.log.info({ stories, previews, photos, sessions, failures, invitations, readings }, 'tidied up')
  })
  await deps.jobs.schedule(tidy, everyTenMinutes, {})
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
