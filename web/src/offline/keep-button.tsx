import { plans, type Story } from '@nightlight/contract'
import { Check, CloudDownload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '../features/accounts/queries.ts'
import { plainWords } from '../lib/api-error.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { keepStory } from './keep-story.ts'
import { isKept, removeKept, useKept } from './kept.ts'

/** Keeps a finished story on this device, or takes it off again. */
export function KeepButton({ story }: { story: Story }) {
  const user = useCurrentUser()
  const here = isKept(useKept(), story.id)
  const { share, start } = useKeeping(story.id)
  if (!user || !('caches' in globalThis) || plans[user.tier].offlineStories === 0) return null
  if (share !== null) {
    return (
      <Button look="quiet" busy>
        Keeping… {Math.round(share * 100)} %
      </Button>
    )
  }
  if (here) {
    const remove = () =>
      void removeKept([story.id]).then(() => toast({ title: 'The story was taken off this device' }))
    return (
      <Button look="quiet" onClick={remove}>
        <Check size={20} aria-hidden="true" />
        On this device: remove
      </Button>
    )
  }
  return (
    <Button look="quiet" onClick={() => start(user.id)}>
      <CloudDownload size={20} aria-hidden="true" />
      Keep on this device
    </Button>
  )
}

/** Downloading goes on while the page is open, and stops with it. */
function useKeeping(id: string) {
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
    keepStory(userId, id, { onProgress: setShare, signal })
      .then(() => toast({ title: 'On this device now', description: 'It plays in flight mode too.' }))
      .catch((error: unknown) => {
        if (signal.aborted) return
        const words = error instanceof Error ? plainWords(error) : String(error)
        toast({ title: 'The story could not be kept', description: words, tone: 'destructive' })
      })
      .finally(() => setShare(null))
  }
  return { share, start }
}
