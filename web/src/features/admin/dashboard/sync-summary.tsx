import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatDateTime } from '../../../lib/date-time.ts'
import { OverdueNotice } from '../voices/sync-card.tsx'
import { syncStatusQuery } from '../voices/sync-queries.ts'
import { Panel } from './panel.tsx'

export function SyncSummary() {
  const status = useQuery(syncStatusQuery)
  return (
    <Panel
      title="Voice sync"
      query={status}
      action={
        <Link href="/admin/voices" className="flex min-h-12 items-center font-bold text-link underline">
          Voices
        </Link>
      }
    >
      {status.data && (
        <div className="flex flex-col gap-4">
          {status.data.isOverdue && <OverdueNotice />}
          <dl className="grid gap-3">
            <Fact name="Last sync">
              {status.data.lastSyncTime ? formatDateTime(status.data.lastSyncTime) : 'Never'}
            </Fact>
            <Fact name="Next sync">{formatDateTime(status.data.nextRun)}</Fact>
          </dl>
        </div>
      )}
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-soft">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
