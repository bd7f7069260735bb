import { currentUser } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callOrNull } from '../lib/api.ts'
import { useCurrentUser } from '../lib/current-user.ts'
import { currentUserKey } from '../lib/query-client.ts'

/** Not more often than this, however often somebody goes back and forth between windows. */
const pauseMs = 10_000

/**
 * An administrator or a payment may have changed the plan while the page was open: whoever comes back to it sees what it offers now. Nothing else is
 * fetched then. A session that has ended meanwhile is noticed by the next call, which asks to sign in over whatever was being typed.
 */
export function useChangedPlan(): void {
  const client = useQueryClient()
  const user = useCurrentUser()
  const id = user?.id
  const tier = user?.tier
  useEffect(() => {
    if (id === undefined) return
    let askedAt = Date.now()
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < pauseMs) return
      askedAt = Date.now()
      // Without a connection the page stays as it is.
      const now = await callOrNull(currentUser).catch(() => null)
      if (now?.id !== id || now.tier === tier) return
      client.setQueryData(currentUserKey, now)
      // What a plan includes is in nearly everything that is shown.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] })
    }
    const askOnReturn = () => void ask()
    window.addEventListener('focus', askOnReturn)
    document.addEventListener('visibilitychange', askOnReturn)
    return () => {
      window.removeEventListener('focus', askOnReturn)
      document.removeEventListener('visibilitychange', askOnReturn)
    }
  }, [client, id, tier])
}
