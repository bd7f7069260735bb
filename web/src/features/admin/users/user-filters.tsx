import { accountStatuses, plans, type Tier, tiers, type UserSort } from '@nightlight/contract'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { controlLook } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { UserWish } from './queries.ts'
import { statusNames } from './status-names.ts'

interface UserFiltersProps {
  wish: UserWish
  onWish: (change: (wish: UserWish) => UserWish) => void
}

const any = 'any'
const sorts: { value: UserSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'name-reversed', label: 'By name, from Z' },
]

/** Typing has ended when nothing was typed for so long. */
const typingMs = 300

export function UserFilters({ wish, onWish }: UserFiltersProps) {
  const [typed, setTyped] = useState(wish.search)
  useEffect(() => {
    const timer = setTimeout(() => onWish((last) => ({ ...last, search: typed.trim() })), typingMs)
    return () => clearTimeout(timer)
  }, [typed, onWish])
  const chosen = <Value extends string>(value: string) => (value === any ? undefined : (value as Value))
  return (
    <search className="mb-5 flex flex-col gap-4">
      <div className="relative">
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-soft"
        />
        <input
          type="search"
          dir="auto"
          maxLength={100}
          aria-label="Search users"
          placeholder="Search by name or email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${controlLook} pl-12`}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Select
          label="Status"
          value={wish.status ?? any}
          onChange={(status) =>
            onWish((last) => ({ ...last, status: chosen<'pending' | 'approved' | 'rejected'>(status) }))
          }
          options={[
            { value: any, label: 'Any' },
            ...accountStatuses.map((status) => ({ value: status, label: statusNames[status] })),
          ]}
        />
        <Select
          label="Plan"
          value={wish.plan ?? any}
          onChange={(plan) => onWish((last) => ({ ...last, plan: chosen<Tier>(plan) }))}
          options={[
            { value: any, label: 'Any' },
            ...tiers.map((tier) => ({ value: tier, label: plans[tier].name })),
          ]}
        />
        <Select
          label="Rights"
          value={wish.admin ?? any}
          onChange={(admin) => onWish((last) => ({ ...last, admin: chosen<'true' | 'false'>(admin) }))}
          options={[
            { value: any, label: 'Everybody' },
            { value: 'true', label: 'Admins' },
            { value: 'false', label: 'Families' },
          ]}
        />
        <Select
          label="Order"
          value={wish.sort}
          onChange={(sort) => onWish((last) => ({ ...last, sort: sort as UserSort }))}
          options={sorts}
        />
      </div>
    </search>
  )
}
