import type { Story, User } from '@nightlight/contract'
import { useEffect } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useOnline } from '../../lib/online.ts'
import { queryClient } from '../../lib/query-client.ts'
import { keepLastStories } from '../offline/index.ts'
import { placeOf, storiesQuery } from '../stories/index.ts'
import { preferences } from './settings/preferences.ts'

/**
 * Keeps the last stories on this device, with the music that it plays.
 * @param whole the id of a story that is known to be whole
 */
export function keepLast(user: User, whole?: string): Promise<void> {
  const { track, musicOn } = preferences()
  return keepLastStories(user, {
    musicTrack: track,
    musicOn,
    listStories: () => queryClient.fetchQuery(storiesQuery),
    heardAt: (story) => placeOf(story)?.at ?? null,
    whole,
  })
}

/** Pictures and sound of the open story come first. */
const delayMs = 5000

/** Tonight's story is kept while it is open, as soon as nothing of it is being made any more. */
export function useKeepLast({ id, status, narration }: Story): void {
  const user = useCurrentUser()
  const online = useOnline()
  const isRecording = narration !== null && ['pending', 'recording'].includes(narration.status)
  const isComplete = status === 'ready' && !isRecording
  useEffect(() => {
    if (!user || !online || !isComplete) return
    const timer = setTimeout(() => void keepLast(user, id), delayMs)
    return () => clearTimeout(timer)
  }, [user, online, isComplete, id])
}
