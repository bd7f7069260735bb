import { type FailedJob, retryFailedJob } from '@nightlight/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { formatDateTime } from '../../../lib/date-time.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { Panel } from './panel.tsx'
import { dashboardKey, failedJobsQuery } from './queries.ts'

export function FailedJobs() {
  const jobs = useQuery(failedJobsQuery)
  return (
    <Panel title="Failed jobs" id="failed-jobs" query={jobs}>
      {jobs.data?.length === 0 && <p className="text-soft">Nothing has failed permanently lately.</p>}
      <ul aria-label="Failed jobs" className="divide-y divide-line">
        {jobs.data?.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
    </Panel>
  )
}

function Job({ job }: { job: FailedJob }) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => call(retryFailedJob, { params: { id: job.id }, body: {} }),
    onSuccess: async () => {
      toast({ title: 'The job is being retried' })
      await client.invalidateQueries({ queryKey: [dashboardKey] })
    },
    onError: (error) => toast({ title: 'Retry failed', description: errorText(error), tone: 'destructive' }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold">{job.name}</p>
        <p className="text-[0.9375rem] text-soft wrap-anywhere">
          {job.cause} · {job.tries} tries · {formatDateTime(job.failedAt)}
        </p>
      </div>
      {job.canRetry && (
        <Button
          variant="secondary"
          aria-label={`Retry ${job.name}`}
          busy={retry.isPending}
          disabled={retry.isPending}
          onClick={() => retry.mutate()}
        >
          Retry
        </Button>
      )}
    </li>
  )
}
