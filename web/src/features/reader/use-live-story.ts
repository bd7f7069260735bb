import type { Story, StoryProgress } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storiesQuery, storyQuery, useProgress } from '../stories/index.ts'
import { nowPlaying, stopPlaying } from './player/now-playing.ts'

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
  const edition = Math.max(progress?.edition ?? 0, story?.edition ?? 0)
  useEffect(() => {
    if (id) stopEarlierEditions(id, edition)
  }, [id, edition])
  return progress
}

/** What was taken back is not heard to its end. */
function stopEarlierEditions(id: string, edition: number): void {
  const { playback } = nowPlaying()
  if (playback?.story.id === id && (playback.story.edition ?? edition) < edition) stopPlaying()
}

function isInProgress({ status, narration }: Story): boolean {
  if (status !== 'ready') return status === 'generating'
  if (!narration) return false
  return narration.status === 'pending' || narration.status === 'recording' || narration.replacement !== null
}

/** Everything that changes what a reader sees or hears; at the end, the whole narration as one file. */
const visibleStateOf = ({ status, edition, pictures, narration, settled }: StoryProgress) =>
  `${status} ${edition ?? 0} ${pictures?.done ?? 0} ${narration?.done ?? 0} ${settled}`
