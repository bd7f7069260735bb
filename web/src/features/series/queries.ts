import {
  type ContinueRequest,
  continueStory,
  type Series,
  type Story,
  storySeries,
  updateSeries,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { quotaQuery } from '../plans/index.ts'
import { storiesQuery, storyQuery } from '../stories/index.ts'

/** The series that a story belongs to or could start. */
export const seriesOfQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['/api/stories', storyId, 'series'],
    queryFn: ({ signal }) => call(storySeries, { params: { id: storyId }, signal }),
    // Rewritten after every new night.
    staleTime: 0,
  })

export function useContinue(storyId: string, onRequested: (id: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ContinueRequest) =>
      call(continueStory, { params: { id: storyId }, body, respondAsync: true }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true })
      void client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey })
      onRequested(id)
    },
    onSettled: () => client.invalidateQueries({ queryKey: quotaQuery.queryKey }),
  })
}

export function useSaveSeries(story: Story, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title, canon }: { id: number } & Pick<Series, 'title' | 'canon'>) =>
      call(updateSeries, { params: { id }, body: { title, canon } }),
    onSuccess: (series) => {
      client.setQueryData(seriesOfQuery(story.id).queryKey, series)
      void client.invalidateQueries({ queryKey: storyQuery(story.id).queryKey })
      toast({ title: 'Saved', description: 'The next night will follow it.' })
      onSaved()
    },
  })
}
