import type { Story } from '@nightlight/contract'
import { useEffect, useRef } from 'react'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { offlineStories, saveOffline } from '../../offline/index.ts'
import { preferences } from '../settings/preferences.ts'

/** Saves the story on this device anew once what was changed here is recorded, if it is saved here at all. */
export function useOfflineCopy(story: Story, editing: boolean): void {
  const userId = useCurrentUser()?.id
  const { id, content, narration } = story
  const saved = useRef(content)
  const isRecording = Boolean(narration?.replacement)
  useEffect(() => {
    if (!editing || isRecording || userId === undefined || saved.current === content) return
    saved.current = content
    const onDevice = offlineStories()?.stories.find((each) => each.id === id)
    if (!onDevice) return
    const { track, musicOn } = preferences()
    const { byItself = false } = onDevice
    saveOffline(userId, id, { musicTrack: track, musicOn, byItself }).catch(() => {
      // Without a network: the next visit notices that the story has changed.
    })
  }, [editing, isRecording, userId, id, content])
}
