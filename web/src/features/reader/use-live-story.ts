import type { Story, StoryProgress } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storiesQuery, storyQuery } from '../library/queries.ts'
import { useProgress } from '../stories/follow-progress.ts'

/** Follows a story while anything of it is still being made, and fetches it again at every step that can be seen or heard. */
export function useLiveStory(story: Story | undefined): StoryProgress | null {
  const client = useQueryClient()
  const progress = useProgress(story && isGrowing(story) ? story.id : null)
  const id = story?.id
  const stage = progress && stageOf(progress)
  const behind = story !== undefined && stage !== null && stage !== stageOfStory(story)
  useEffect(() => {
    if (!id || !behind || !stage) return
    void client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
    void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true, refetchType: 'none' })
  }, [id, behind, stage, client])
  return progress
}

function isGrowing({ status, narration }: Story): boolean {
  if (status !== 'ready') return status === 'generating'
  return narration?.status === 'pending' || narration?.status === 'recording'
}

const stageOf = ({ status, narration }: StoryProgress) => `${status} ${narration?.done ?? 0}`

const stageOfStory = ({ status, narration }: Story) => `${status} ${narration?.sections.length ?? 0}`
