import { Activity } from './activity.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { Inbox } from './inbox.tsx'
import { Statistics } from './statistics.tsx'
import { SyncSummary } from './sync-summary.tsx'
import { Tasks } from './tasks.tsx'

/** How the installation is doing, and what needs attention. */
export function DashboardTab() {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Tasks />
        <SyncSummary />
      </div>
      <Statistics />
      <Inbox />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FailedJobs />
        <Activity />
      </div>
    </div>
  )
}
