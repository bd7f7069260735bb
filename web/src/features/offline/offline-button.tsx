import { plans, type Story } from '@nightlight/contract'
import { Check, CloudDownload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { declineOfflineStory, useOfflineStories } from './offline-stories.ts'
import { saveOffline } from './save-offline.ts'

interface OfflineButtonProps {
  story: Story
  /** The slug of the music that this device plays under stories, and whether it plays any. */
  musicTrack: string
  musicOn: boolean
}

/** Saves a finished story on this device, or removes it. */
export function OfflineButton({ story, musicTrack, musicOn }: OfflineButtonProps) {
  const user = useCurrentUser()
  const saved = useOfflineStories()?.stories.find(({ id }) => id === story.id)
  const { progress, start } = useSaveOffline(story.id, { musicTrack, musicOn })
  if (!user || plans[user.tier].offlineStories === 0) return null
  if (!('caches' in globalThis))
    return globalThis.isSecureContext === false ? <NeedsSecureConnection /> : null
  if (progress !== null) {
    return (
      <Button variant="ghost" busy>
        Saving… {Math.round(progress * 100)}%
      </Button>
    )
  }
  // A story that is here by itself may make room for another one: it can still be saved.
  if (saved && !saved.byItself) {
    const remove = () =>
      void declineOfflineStory(story.id).then(() =>
        toast({ title: 'The story was removed from this device' }),
      )
    return (
      <Button variant="ghost" onClick={remove}>
        <Check size={20} aria-hidden="true" />
        Remove from this device
      </Button>
    )
  }
  return (
    <Button variant="ghost" onClick={() => start(user.id)}>
      <CloudDownload size={20} aria-hidden="true" />
      Save to this device
    </Button>
  )
}

/** Browsers keep pages for offline use only if they came over https. */
function NeedsSecureConnection() {
  return (
    <p className="max-w-prose py-3 text-soft">
      Saving to this device needs a secure connection: open Nightlight at its https address.
    </p>
  )
}

/** The download stops when the page is left. */
function useSaveOffline(id: string, music: Pick<OfflineButtonProps, 'musicTrack' | 'musicOn'>) {
  const [progress, setProgress] = useState<number | null>(null)
  const controller = useRef(new AbortController())
  useEffect(() => {
    controller.current = new AbortController()
    const { current } = controller
    return () => current.abort()
  }, [])
  const start = (userId: number) => {
    const { signal } = controller.current
    setProgress(0)
    saveOffline(userId, id, { ...music, onProgress: setProgress, signal })
      .then(() =>
        toast({ title: 'Saved to this device', description: 'You can play it in flight mode too.' }),
      )
      .catch((error: unknown) => {
        if (signal.aborted) return
        const text = error instanceof Error ? errorText(error) : String(error)
        toast({ title: 'The story could not be saved', description: text, tone: 'destructive' })
      })
      .finally(() => setProgress(null))
  }
  return { progress, start }
}
