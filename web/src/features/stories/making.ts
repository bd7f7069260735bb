import { listOwnStories, type StoryCard } from '@nightlight/contract'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { isOnline, onOnlineChange } from '../../lib/online.ts'
import { useProgress } from './follow-progress.ts'
import { rememberedMaking, rememberMaking } from './remembered-making.ts'

/** Enough to find those that are being made, as new stories come first. */
const newest = 5

/** The user's stories that are being made, on whatever device they were requested. */
export const makingQuery = queryOptions({
  queryKey: ['/api/user/stories', 'making'],
  queryFn: async ({ signal, client }) => {
    const user = client.getQueryData(currentUserQuery.queryKey)
    try {
      const stories = await call(listOwnStories, { query: { limit: newest }, signal })
      const making = stories.filter(({ status }) => status === 'generating')
      if (user) rememberMaking(user.id, making)
      return making
    } catch (error) {
      if (user && isApiError(error) && error.code === 'unreachable') return rememberedMaking(user.id)
      throw error
    }
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

/** Finds what another tab has requested, and what became of stories while there was no connection. */
export function useOtherTabs(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onOnlineChange(() => {
        if (isOnline()) void client.invalidateQueries({ queryKey: makingQuery.queryKey })
      }),
    [client],
  )
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = () => void client.invalidateQueries({ queryKey: makingQuery.queryKey })
    return () => channel.close()
  }, [client])
}
