import { plans } from '@nightlight/contract'
import { useEffect } from 'react'
import { rememberUser, useOfflineStories } from '../features/offline/index.ts'
import { useCurrentUser } from '../lib/current-user.ts'
import { useOnline } from '../lib/online.ts'

const delayMs = 3000

/**
 * Once the first screen has settled: registers the service worker, for everybody, so that Nightlight opens without a connection, syncs the
 * stories saved on this device, and keeps the last ones. Who is signed in is remembered at once.
 */
export function useOffline(): void {
  const user = useCurrentUser()
  const online = useOnline()
  const hasStories = useOfflineStories() !== null
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void import('../features/offline/register-worker.ts')
          .then((module) => module.registerWorker())
          .catch(() => {}),
      delayMs,
    )
    return () => clearTimeout(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: removing all stories removes who is signed in as well
  useEffect(() => {
    if (user) void rememberUser(user)
  }, [user, hasStories])
  useEffect(() => {
    if (!user || !online || (!hasStories && plans[user.tier].offlineStories === 0)) return
    const sync = () =>
      void import('./sync-offline.ts').then((module) => module.syncOffline(user)).catch(() => {})
    const timer = setTimeout(sync, delayMs)
    return () => clearTimeout(timer)
  }, [user, online, hasStories])
}
