import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { AccountUnknown } from '../features/sign-in/account-unknown.tsx'
import { currentUserQuery, useCurrentUser } from '../lib/current-user.ts'
import { authPath } from '../lib/return-path.ts'
import { Loading } from '../ui/spinner.tsx'

/** Waits for the session; a visitor is sent to sign in and comes back here afterwards. */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useQuery(currentUserQuery)
  const [path] = useLocation()
  const search = useSearch()
  if (user.isPending) return <Loading>Loading…</Loading>
  if (user.isError) {
    return (
      <div className="page-width py-16">
        <AccountUnknown query={user} />
      </div>
    )
  }
  if (user.data === null) return <Redirect to={authPath(search ? `${path}?${search}` : path)} replace />
  return children
}

/** For administrators. Other users are sent home, visitors to sign in. */
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
