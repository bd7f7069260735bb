import {
  deleteStory,
  favoriteStory,
  getStory,
  listStories,
  restoreStory,
  type ShareDuration,
  type Story,
  type StoryCard,
  shareStory,
  stopSharingStory,
} from '@nightlight/contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'

/** The user's own stories, newest first; the samples for a visitor. */
export const storiesQuery = queryOptions({
  queryKey: ['/api/stories'],
  queryFn: ({ signal }) => call(listStories, { signal }),
})

export const storyQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/stories', id],
    queryFn: ({ signal }) => call(getStory, { params: { id }, signal }),
  })

/** Optimistic: reverted if the server refuses. */
export function useFavorite(id: string) {
  const client = useQueryClient()
  return useMutation({
    // Quick presses reach the server in order.
    scope: { id: `favorite-${id}` },
    mutationFn: (favorite: boolean) =>
      call(favoriteStory, { params: { id }, body: { favorite }, keepalive: true }),
    onMutate: async (favorite) => {
      // A fetch that started before the press would overwrite it.
      await client.cancelQueries({ queryKey: storiesQuery.queryKey })
      setFavorite(client, id, favorite)
      return { before: !favorite }
    },
    onError: (error, _favorite, context) => {
      if (context) setFavorite(client, id, context.before)
      showFailure('Failed to update favorite status', error)
    },
  })
}

/** Without a duration, a story that is shared stays so as long as it was. */
export function useShareStory(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (duration?: ShareDuration) =>
      call(shareStory, { params: { id }, ...(duration && { body: { duration } }) }),
    onSuccess: ({ isShared, sharedUntil }) => setShared(client, id, { isShared, sharedUntil }),
    onError: (error) => showFailure('Failed to share the story', error),
  })
}

export function useStopSharing(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(stopSharingStory, { params: { id } }),
    onSuccess: () => {
      setShared(client, id, { isShared: false, sharedUntil: null })
      toast({
        title: 'No longer shared',
        description: 'The link no longer works. If you share the story again, it works again.',
      })
    },
    onError: (error) => showFailure('Failed to stop sharing', error),
  })
}

export function useDeleteStory(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteStory, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(storiesQuery.queryKey, (stories) => stories?.filter((story) => story.id !== id))
      // Only after the page that shows it has been left.
      setTimeout(() => client.removeQueries({ queryKey: storyQuery(id).queryKey }))
      const undo = {
        label: 'Undo',
        altText: 'Restore the story',
        onPress: () => void undoDelete(client, id),
      }
      toast({ title: 'Story deleted', action: undo })
    },
    onError: (error) => showFailure('Failed to delete the story', error),
  })
}

/** With the reason, where nobody could be asked. */
function showFailure(text: string, error: unknown): void {
  const reason = isApiError(error) && error.code === 'unreachable' ? `. ${error.userMessage}` : ''
  toast({ title: 'Error', description: `${text}${reason}`, tone: 'destructive' })
}

async function undoDelete(client: QueryClient, id: string): Promise<void> {
  try {
    await call(restoreStory, { params: { id } })
    toast({ title: 'Your story is back' })
  } catch (error) {
    const reason = isApiError(error) && error.code === 'quota_exceeded' ? ` ${error.userMessage}` : ''
    toast({ title: 'Error', description: `Failed to restore the story.${reason}`, tone: 'destructive' })
  }
  await client.invalidateQueries({ queryKey: storiesQuery.queryKey })
}

function setShared(client: QueryClient, id: string, sharing: Pick<Story, 'isShared' | 'sharedUntil'>): void {
  client.setQueryData<Story>(storyQuery(id).queryKey, (story) => story && { ...story, ...sharing })
}

function setFavorite(client: QueryClient, id: string, favorite: boolean): void {
  client.setQueryData<Story>(storyQuery(id).queryKey, (story) => story && { ...story, favorite })
  client.setQueryData<StoryCard[]>(storiesQuery.queryKey, (stories) =>
    stories?.map((story) => (story.id === id ? { ...story, favorite } : story)),
  )
}
