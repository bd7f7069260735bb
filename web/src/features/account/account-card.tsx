import { plans, type User } from '@nightlight/contract'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Loaded on demand, because it is rarely opened and imports the account schemas. */
const AccountForm = lazy(async () => ({
  default: (await import('./account-form.tsx')).AccountForm,
}))

export function AccountCard({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
          <h2 className="text-2xl">Account information</h2>
          {user.isAdmin ? <Badge>Admin</Badge> : <Badge tone={user.tier}>{plans[user.tier].name}</Badge>}
        </div>
        {!editing && (
          <Button variant="ghost" className="max-sm:-ml-5" onClick={() => setEditing(true)}>
            <Pencil size={18} aria-hidden="true" />
            Edit account
          </Button>
        )}
      </div>
      {editing ? (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <AccountForm user={user} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          <Row name="Username" value={user.username} />
          {user.fullName && <Row name="Full name" value={user.fullName} />}
          {user.email && <Row name="Email" value={user.email} />}
        </dl>
      )}
    </Card>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-bold text-soft">{name}</dt>
      <dd className="break-words">
        <bdi dir="auto">{value}</bdi>
      </dd>
    </div>
  )
}
