import { plans } from '@nightlight/contract'
import { useEffect } from 'react'
import { useOfflineStories } from '../features/offline/index.ts'
import { useCurrentUser } from '../lib/current-user.ts'
import { useOnline } from '../lib/online.ts'

const delayMs = 3000

/**
 * Once the first screen has settled: registers the service worker for plans with offline stories, and syncs the stories saved on this
 * device.
 */
export function useOffline(): void {
  const user = useCurrentUser()
  const online = useOnline()
  const hasStories = useOfflineStories() !== null
  const canSave = user ? plans[user.tier].offlineStories !== 0 : false
  useEffect(() => {
    if (!canSave && !hasStories) return
    const timer = setTimeout(
      () =>
        void import('../features/offline/register-worker.ts')
          .then((module) => module.registerWorker())
          .catch(() => {}),
      delayMs,
    )
    return () => clearTimeout(timer)
  }, [canSave, hasStories])
  useEffect(() => {
    if (!user || !online || !hasStories) return
    const sync = () =>
      void import('./sync-offline.ts').then((module) => module.syncOffline(user)).catch(() => {})
    const timer = setTimeout(sync, delayMs)
    return () => clearTimeout(timer)
  }, [user, online, hasStories])
}
