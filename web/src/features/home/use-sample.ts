import type { StoryCard } from '@nightlight/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { installationQuery } from '../../lib/installation.ts'
import { storiesQuery } from '../stories/index.ts'

const retryMs = 5000

/**
 * A story that a visitor can hear. While there is none because the samples of a new installation are still being made, the stories are
 * read again until there is.
 */
export function useSample(): { sample: StoryCard | undefined; isInMaking: boolean } {
  const client = useQueryClient()
  const stories = useQuery(storiesQuery)
  const sample = stories.data?.find(({ isSample, audioUrl }) => isSample && audioUrl)
  const isMissing = stories.isSuccess && !sample
  const { data, dataUpdatedAt } = useQuery({
    ...installationQuery,
    enabled: isMissing,
    refetchInterval: ({ state }) => isMissing && state.data?.samplesInMaking === true && retryMs,
  })
  // After each answer, so also after the one that says that they are made.
  useEffect(() => {
    if (isMissing && dataUpdatedAt > 0)
      void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true })
  }, [client, isMissing, dataUpdatedAt])
  return { sample, isInMaking: isMissing && data?.samplesInMaking === true }
}
