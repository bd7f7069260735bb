import { plans } from '@nightlight/contract'
import { useEffect } from 'react'
import { useCurrentUser } from '../features/accounts/queries.ts'
import { useOnline } from '../lib/online.ts'
import { useKept } from './kept.ts'

const afterMs = 3000

/** Registers the service worker, for those whose plan keeps stories, and looks after what lies on this device, once the first screen has settled. */
export function useOffline(): void {
  const user = useCurrentUser()
  const online = useOnline()
  const hasStories = useKept() !== null
  const mayKeep = user ? plans[user.tier].offlineStories !== 0 : false
  useEffect(() => {
    if (!mayKeep && !hasStories) return
    const timer = setTimeout(
      () => void import('./register.ts').then((it) => it.registerWorker()).catch(() => {}),
      afterMs,
    )
    return () => clearTimeout(timer)
  }, [mayKeep, hasStories])
  useEffect(() => {
    if (!user || !online || !hasStories) return
    const look = () => void import('./look-after.ts').then((it) => it.lookAfterKept(user)).catch(() => {})
    const timer = setTimeout(look, afterMs)
    return () => clearTimeout(timer)
  }, [user, online, hasStories])
}
