import { plans, type User } from '@nightlight/contract'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

export function AccountCard({ user }: { user: User }) {
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">Account information</h2>
        {user.isAdmin ? <Badge>Admin</Badge> : <Badge tone={user.tier}>{plans[user.tier].name}</Badge>}
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <Row name="Username" value={user.username} />
        {user.fullName && <Row name="Full name" value={user.fullName} />}
        {user.email && <Row name="Email" value={user.email} />}
      </dl>
    </Card>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-bold text-soft">{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  )
}
