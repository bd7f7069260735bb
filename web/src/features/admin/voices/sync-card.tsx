import {
  type SyncSchedule,
  syncScheduleLabels,
  syncSchedules,
  type VoiceSyncRun,
  type VoiceSyncStatus,
} from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { errorText } from '../../../lib/api-error.ts'
import { formatDateTime } from '../../../lib/date-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { syncStatusQuery, useSchedule, useSyncNow } from './sync-queries.ts'

/** When the voices were last synchronised, what changed, and when the next run is. */
export function SyncCard() {
  const status = useQuery(syncStatusQuery)
  const sync = useSyncNow()
  return (
    <Card className="p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Voice sync</h2>
        <Button
          variant="secondary"
          busy={sync.isPending}
          disabled={sync.isPending}
          onClick={() => sync.mutate()}
        >
          {!sync.isPending && <RefreshCw size={20} aria-hidden="true" />}
          Sync now
        </Button>
      </div>
      {status.isPending && <Skeleton className="h-32" />}
      {status.isError && <Notice tone="danger">{errorText(status.error)}</Notice>}
      {status.data && <SyncFacts status={status.data} />}
    </Card>
  )
}

function SyncFacts({ status }: { status: VoiceSyncStatus['syncService'] }) {
  const choose = useSchedule()
  const { lastSyncTime, nextRun, schedule, isOverdue, lastRun } = status
  return (
    <div className="flex flex-col gap-4">
      {isOverdue && <OverdueNotice />}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name="Last sync">{lastSyncTime ? formatDateTime(lastSyncTime) : 'Never'}</Fact>
        <Fact name="Next sync">{formatDateTime(nextRun)}</Fact>
      </dl>
      {lastRun && <Changes run={lastRun} />}
      <Select
        label="Schedule"
        hint="Times are UTC."
        value={choose.isPending ? choose.variables : schedule}
        disabled={choose.isPending}
        onChange={(value) => choose.mutate(value as SyncSchedule)}
        options={syncSchedules.map((option) => ({ value: option, label: syncScheduleLabels[option] }))}
      />
    </div>
  )
}

export function OverdueNotice() {
  return (
    <Notice
      tone="danger"
      title="Voice sync is overdue"
      icon={<TriangleAlert size={22} className="text-danger" />}
    >
      The last sync was more than 25 hours ago.
    </Notice>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-soft">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}

function Changes({ run }: { run: VoiceSyncRun }) {
  const { changes, failures } = run
  const lists = [
    { title: 'New', items: changes.new.map(({ name }) => name) },
    { title: 'Removed', items: changes.gone.map(({ name }) => name) },
    { title: 'Renamed', items: changes.renamed.map(({ before, name }) => `${before} → ${name}`) },
    { title: 'No response', items: failures.map(({ message }) => message) },
  ].filter(({ items }) => items.length > 0)
  if (lists.length === 0) return <p className="text-soft">{run.found} voices, and nothing has changed.</p>
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-sunken p-4">
      {lists.map(({ title, items }) => (
        <div key={title}>
          <dt className="font-bold">
            {title} ({items.length})
          </dt>
          <dd className="text-[0.9375rem] wrap-anywhere">{listText(items)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A provider's whole catalogue would fill the page. */
const maxListed = 12

const listText = (items: readonly string[]) =>
  items.length > maxListed
    ? `${items.slice(0, maxListed).join(', ')} and ${items.length - maxListed} more`
    : items.join(', ')
