import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { AccountUnknown } from '../features/sign-in/account-unknown.tsx'
import { useCurrentUser, useCurrentUserQuery } from '../lib/current-user.ts'
import { authPath } from '../lib/return-path.ts'
import { Loading } from '../ui/spinner.tsx'

/** Waits for the session; a visitor is sent to sign in and comes back here afterwards. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { query, user, isPending, isError } = useCurrentUserQuery()
  const [path] = useLocation()
  const search = useSearch()
  if (isPending) return <Loading>Loading…</Loading>
  if (isError) {
    return (
      <div className="page-width py-16">
        <AccountUnknown query={query} />
      </div>
    )
  }
  if (user === null) return <Redirect to={authPath(search ? `${path}?${search}` : path)} replace />
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
