import { listOwnStories, type StoryCard } from '@nightlight/contract'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { useProgress } from './follow-progress.ts'

/** Enough to find those that are being made, as new stories come first. */
const newest = 5

/** The user's stories that are being made, on whatever device they were requested. */
export const makingQuery = queryOptions({
  queryKey: ['/api/user/stories', 'making'],
  queryFn: async ({ signal }) => {
    const stories = await call(listOwnStories, { query: { limit: newest }, signal })
    return stories.filter(({ status }) => status === 'generating')
  },
})

export const useStoriesInMaking = (isSignedIn: boolean): readonly StoryCard[] =>
  useQuery({ ...makingQuery, enabled: isSignedIn }).data ?? []

/** The latest progress of a story in the making: as it was listed, until the server says more. */
export const useMakingProgress = (story: StoryCard) => useProgress(story.id) ?? story.progress

const channelName = 'nightlight-making'

/** Looks for stories in the making again, in this tab and in the others. */
export function announceMaking(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: makingQuery.queryKey })
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

/** Finds what another tab has requested. */
export function useOtherTabs(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = () => void client.invalidateQueries({ queryKey: makingQuery.queryKey })
    return () => channel.close()
  }, [client])
}
