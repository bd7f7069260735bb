import { accountStatuses, plans, type Tier, tiers, type UserSort } from '@nightlight/contract'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { controlStyle } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { UserFilter } from './queries.ts'
import { statusNames } from './status-names.ts'

interface UserFiltersProps {
  filter: UserFilter
  onChange: (change: (filter: UserFilter) => UserFilter) => void
}

const any = 'any'
const sorts: { value: UserSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'name-reversed', label: 'By name, Z to A' },
]

/** Delay after the last keystroke before the search starts. */
const searchDelayMs = 300

export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const [searchText, setSearchText] = useState(filter.search)
  useEffect(() => {
    const timer = setTimeout(
      () => onChange((last) => ({ ...last, search: searchText.trim() })),
      searchDelayMs,
    )
    return () => clearTimeout(timer)
  }, [searchText, onChange])
  const orAny = <Value extends string>(value: string) => (value === any ? undefined : (value as Value))
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
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
          className={`${controlStyle} pl-12`}
        />
      </div>
      <div className="grid gap-3 min-[24rem]:grid-cols-2 md:grid-cols-4">
        <Select
          label="Status"
          value={filter.status ?? any}
          onChange={(status) =>
            onChange((last) => ({ ...last, status: orAny<'pending' | 'approved' | 'rejected'>(status) }))
          }
          options={[
            { value: any, label: 'Any' },
            ...accountStatuses.map((status) => ({ value: status, label: statusNames[status] })),
          ]}
        />
        <Select
          label="Plan"
          value={filter.plan ?? any}
          onChange={(plan) => onChange((last) => ({ ...last, plan: orAny<Tier>(plan) }))}
          options={[
            { value: any, label: 'Any' },
            ...tiers.map((tier) => ({ value: tier, label: plans[tier].name })),
          ]}
        />
        <Select
          label="Rights"
          value={filter.admin ?? any}
          onChange={(admin) => onChange((last) => ({ ...last, admin: orAny<'true' | 'false'>(admin) }))}
          options={[
            { value: any, label: 'Everybody' },
            { value: 'true', label: 'Admins' },
            { value: 'false', label: 'Families' },
          ]}
        />
        <Select
          label="Order"
          value={filter.sort}
          onChange={(sort) => onChange((last) => ({ ...last, sort: sort as UserSort }))}
          options={sorts}
        />
      </div>
    </search>
  )
}
