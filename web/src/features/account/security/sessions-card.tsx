import { endSession, type SessionEntry, signOutEverywhere } from '@nightlight/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { formatDateTime } from '../../../lib/date-time.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { browserName } from './browser-name.ts'
import { sessionsQuery } from './queries.ts'

export function SessionsCard() {
  const client = useQueryClient()
  const sessions = useQuery(sessionsQuery)
  const refresh = () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  const everywhere = useMutation({
    mutationFn: () => call(signOutEverywhere, { body: {} }),
    onSuccess: ({ signedOut }) => {
      toast({ title: 'Signed out everywhere else', description: `Browsers signed out: ${signedOut}.` })
      refresh()
    },
    onError: (error) =>
      toast({ title: 'Sign-out failed', description: errorText(error), tone: 'destructive' }),
  })
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-2xl">Where you are signed in</h2>
          <p className="text-soft">A browser you don’t recognise? Sign it out and change your password.</p>
        </div>
        {sessions.data && sessions.data.length > 1 && (
          <Button
            variant="secondary"
            busy={everywhere.isPending}
            disabled={everywhere.isPending}
            onClick={() => everywhere.mutate()}
          >
            Sign out everywhere else
          </Button>
        )}
      </div>
      {sessions.isPending && <Skeleton className="h-16" />}
      {sessions.isError && (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => void sessions.refetch()}>
              Try again
            </Button>
          }
        >
          {errorText(sessions.error)}
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refresh} />
        ))}
      </ul>
    </Card>
  )
}

function SessionRow({ session, onEnded }: { session: SessionEntry; onEnded: () => void }) {
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { id: session.id } }),
    onSuccess: onEnded,
    onError: (error) =>
      toast({ title: 'Sign-out failed', description: errorText(error), tone: 'destructive' }),
  })
  const name = browserName(session.userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone size={22} aria-hidden="true" className="shrink-0 text-lantern" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold">
          {name} {session.isCurrent && <Badge tone="good">This browser</Badge>}
        </p>
        <p className="text-[0.9375rem] text-soft">
          Last seen {formatDateTime(session.lastSeenAt)}
          {session.ipAddress && ` from ${session.ipAddress}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="ghost"
          aria-label={`Sign out ${name}`}
          busy={end.isPending}
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
