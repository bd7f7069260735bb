import type { SecurityLogEntry } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Activity, KeyRound, LogIn, type LucideIcon, ShieldAlert, ShieldCheck, ShieldOff } from 'lucide-react'
import { errorText } from '../../../lib/api-error.ts'
import { formatDateTime } from '../../../lib/date-time.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { actionLabel } from './action-label.ts'
import { securityLogQuery } from './queries.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  login: LogIn,
  login_failed: ShieldAlert,
  mfa_enabled: ShieldCheck,
  mfa_disabled: ShieldOff,
  password_reset: KeyRound,
}

export function ActivityLog() {
  const log = useQuery(securityLogQuery)
  if (log.isPending) return <Skeleton className="h-48" />
  if (log.isError) {
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" onClick={() => void log.refetch()}>
            Try again
          </Button>
        }
      >
        {errorText(log.error)}
      </Notice>
    )
  }
  if (log.data.length === 0) return <p className="py-10 text-center text-soft">No security events found.</p>
  return (
    <Card className="px-5 py-2 sm:px-6">
      <ul aria-label="Security events" className="divide-y divide-line">
        {log.data.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
    </Card>
  )
}

function Event({ event }: { event: SecurityLogEntry }) {
  const Icon = icons[event.action] ?? Activity
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-lantern" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{actionLabel(event.action)}</p>
        <p className="text-[0.9375rem] break-words text-soft">
          <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time>
          {event.ipAddress && ` · ${event.ipAddress}`}
        </p>
      </div>
      <Badge tone={event.success ? 'good' : 'danger'}>{event.success ? 'Success' : 'Failed'}</Badge>
    </li>
  )
}
