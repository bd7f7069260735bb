import type { Story, StoryProgress } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { storiesQuery, storyQuery } from '../library/queries.ts'
import { isSettled, useProgress } from '../stories/follow-progress.ts'

/** Follows a story while anything of it is still being made, and fetches it again at every step that can be seen or heard. */
export function useLiveStory(story: Story | undefined): StoryProgress | null {
  const client = useQueryClient()
  const progress = useProgress(story && isGrowing(story) ? story.id : null)
  const id = story?.id
  const stage = progress && stageOf(progress)
  useEffect(() => {
    if (!id || !stage) return
    void client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
    void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true, refetchType: 'none' })
  }, [id, stage, client])
  useLastWord(story, progress !== null && isSettled(progress))
  return progress
}

const askAgainMs = 1000
/** A recording that never ends its paperwork is not asked about for ever. */
const maxAsking = 30

/** The last part is announced a moment before the one file of the whole story is there. */
function useLastWord(story: Story | undefined, settled: boolean): void {
  const client = useQueryClient()
  const asked = useRef(0)
  const id = story?.id
  const open = story !== undefined && settled && isGrowing(story)
  useEffect(() => {
    if (!id || !open) return
    const timer = setInterval(() => {
      asked.current += 1
      if (asked.current > maxAsking) clearInterval(timer)
      else void client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
    }, askAgainMs)
    return () => clearInterval(timer)
  }, [id, open, client])
}

function isGrowing({ status, narration }: Story): boolean {
  if (status !== 'ready') return status === 'generating'
  if (!narration) return false
  return narration.status === 'pending' || narration.status === 'recording' || narration.replacement !== null
}

/** Everything that a reader could see or hear more of. */
const stageOf = ({ status, pictures, narration }: StoryProgress) =>
  `${status} ${pictures?.done ?? 0} ${narration?.done ?? 0}`
