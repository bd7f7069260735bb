import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { installationQuery } from '../../../lib/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type UserFilter, usersQuery } from './queries.ts'
import { UserFilters } from './user-filters.tsx'
import { UserRow } from './user-row.tsx'

const noFilter: UserFilter = {
  search: '',
  status: undefined,
  plan: undefined,
  admin: undefined,
  sort: 'newest',
}

export function UsersTab() {
  const [filter, setFilter] = useState(noFilter)
  return (
    <section aria-labelledby="users">
      <h2 id="users" className="sr-only">
        Users
      </h2>
      <UserFilters filter={filter} onChange={setFilter} />
      <UserList filter={filter} />
    </section>
  )
}

function UserList({ filter }: { filter: UserFilter }) {
  const users = useInfiniteQuery(usersQuery(filter))
  const installation = useQuery(installationQuery)
  const needsApproval = installation.data?.requiresApproval ?? true
  if (users.isPending || installation.isPending) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </div>
    )
  }
  if (users.isError) {
    return (
      <Notice
        tone="danger"
        title="The users could not be loaded"
        action={<Button onClick={() => void users.refetch()}>Try again</Button>}
      >
        {errorText(users.error)}
      </Notice>
    )
  }
  const shownUsers = users.data.pages.flat()
  if (shownUsers.length === 0) {
    return <p className="py-10 text-center text-soft">No users match.</p>
  }
  return (
    <>
      {!needsApproval && (
        <p className="mb-4 text-soft">
          New accounts need no approval here: a family can do everything that its plan includes from the
          start.
        </p>
      )}
      <Card>
        <ul aria-label="Users" className="divide-y divide-line">
          {shownUsers.map((user) => (
            <UserRow key={user.id} user={user} needsApproval={needsApproval} />
          ))}
        </ul>
      </Card>
      {users.hasNextPage && (
        <div className="mt-5 text-center">
          <Button
            variant="secondary"
            busy={users.isFetchingNextPage}
            disabled={users.isFetchingNextPage}
            onClick={() => void users.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  )
}
