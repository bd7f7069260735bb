import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { familyQuery } from '../family/index.ts'

const SharedShelf = lazy(async () => ({ default: (await import('./shared-shelf.tsx')).SharedShelf }))

/** What the families share that this account has joined. Few accounts have joined one, so it is not in the first load. */
export function FamiliesOnHome() {
  const user = useCurrentUser()
  const joined = useQuery({ ...familyQuery, enabled: user !== null && user !== undefined }).data?.joined ?? []
  return joined.map((family) => (
    <Suspense key={family.id} fallback={null}>
      <SharedShelf family={family} />
    </Suspense>
  ))
}
