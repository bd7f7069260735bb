import { plans, type Story } from '@nightlight/contract'
import { Check, CloudDownload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { isSavedOffline, removeOfflineStories, useOfflineStories } from './offline-stories.ts'
import { saveOffline } from './save-offline.ts'

/** Saves a finished story on this device, or removes it. */
export function OfflineButton({ story, musicTrack }: { story: Story; musicTrack: string }) {
  const user = useCurrentUser()
  const here = isSavedOffline(useOfflineStories(), story.id)
  const { share, start } = useSaveOffline(story.id, musicTrack)
  if (!user || !('caches' in globalThis) || plans[user.tier].offlineStories === 0) return null
  if (share !== null) {
    return (
      <Button variant="ghost" busy>
        Keeping… {Math.round(share * 100)} %
      </Button>
    )
  }
  if (here) {
    const remove = () =>
      void removeOfflineStories([story.id]).then(() =>
        toast({ title: 'The story was taken off this device' }),
      )
    return (
      <Button variant="ghost" onClick={remove}>
        <Check size={20} aria-hidden="true" />
        On this device: remove
      </Button>
    )
  }
  return (
    <Button variant="ghost" onClick={() => start(user.id)}>
      <CloudDownload size={20} aria-hidden="true" />
      Keep on this device
    </Button>
  )
}

/** The download stops when the page is left. */
function useSaveOffline(id: string, musicTrack: string) {
  const [share, setShare] = useState<number | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    const { current } = leaving
    return () => current.abort()
  }, [])
  const start = (userId: number) => {
    const { signal } = leaving.current
    setShare(0)
    saveOffline(userId, id, { musicTrack, onProgress: setShare, signal })
      .then(() => toast({ title: 'On this device now', description: 'It plays in flight mode too.' }))
      .catch((error: unknown) => {
        if (signal.aborted) return
        const text = error instanceof Error ? errorText(error) : String(error)
        toast({ title: 'The story could not be kept', description: text, tone: 'destructive' })
      })
      .finally(() => setShare(null))
  }
  return { share, start }
}
