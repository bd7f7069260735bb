import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { currentUserQuery, useCurrentUser } from '../features/accounts/queries.ts'
import { plainWords } from '../lib/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { authPath } from './return-path.ts'

/** Waits for the session, and sends a visitor to sign in and back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useQuery(currentUserQuery)
  const [path] = useLocation()
  const search = useSearch()
  if (user.isPending) return <Waiting>Loading…</Waiting>
  if (user.isError) {
    return (
      <div className="page-width py-16">
        <Notice
          tone="danger"
          title="We could not check who is signed in"
          action={<Button onClick={() => void user.refetch()}>Try again</Button>}
        >
          {plainWords(user.error)}
        </Notice>
      </div>
    )
  }
  if (user.data === null) return <Redirect to={authPath(search ? `${path}?${search}` : path)} replace />
  return children
}

/** For administrators; everybody else who is signed in is sent home, a visitor to sign in. */
export function AdminOnly({ children }: { children: ReactNode }) {
  return (
    <SignedIn>
      <OrHome>{children}</OrHome>
    </SignedIn>
  )
}

function OrHome({ children }: { children: ReactNode }) {
  return useCurrentUser()?.isAdmin ? children : <Redirect to="/" replace />
}
