import type { Story, StoryProgress } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storiesQuery, storyQuery, useProgress } from '../stories/index.ts'

/** Follows a story while any part of it is still being made, and refetches it at every step that a reader can see or hear. */
export function useLiveStory(story: Story | undefined): StoryProgress | null {
  const client = useQueryClient()
  const progress = useProgress(story && isInProgress(story) ? story.id : null)
  const id = story?.id
  const visibleState = progress && visibleStateOf(progress)
  useEffect(() => {
    if (!id || !visibleState) return
    void client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
    void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true, refetchType: 'none' })
  }, [id, visibleState, client])
  return progress
}

function isInProgress({ status, narration }: Story): boolean {
  if (status !== 'ready') return status === 'generating'
  if (!narration) return false
  return narration.status === 'pending' || narration.status === 'recording' || narration.replacement !== null
}

/** Everything that changes what a reader sees or hears; at the end, the whole narration as one file. */
const visibleStateOf = ({ status, pictures, narration, settled }: StoryProgress) =>
  `${status} ${pictures?.done ?? 0} ${narration?.done ?? 0} ${settled}`
