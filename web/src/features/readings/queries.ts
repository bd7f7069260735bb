import {
  approveReading,
  chooseRecordedVoice,
  discardReading,
  inviteReader,
  type Reading,
  renewReadingLink,
  storyReadings,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { storiesQuery, storyQuery } from '../stories/index.ts'

export const readingsQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['/api/stories', storyId, 'readings'],
    queryFn: ({ signal }) => call(storyReadings, { params: { id: storyId }, signal }),
  })

/** The narration may have changed too, so the story is refetched with its readings, even after an error. */
function useChange<Input, Reply>(
  storyId: string,
  change: (input: Input) => Promise<Reply>,
  { errorTitle, successText }: { errorTitle: string | null; successText?: string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (successText) toast({ title: successText })
    },
    onError: (error) => {
      if (errorTitle) toast({ title: errorTitle, description: errorText(error), tone: 'destructive' })
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: readingsQuery(storyId).queryKey }),
        client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey, exact: true }),
        client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true }),
      ]),
  })
}

/** The form shows errors. */
export const useInviteReader = (storyId: string) =>
  useChange(
    storyId,
    (readerName: string) => call(inviteReader, { params: { id: storyId }, body: { readerName } }),
    { errorTitle: null },
  )

export const useRenewLink = (storyId: string) =>
  useChange(storyId, ({ id }: Reading) => call(renewReadingLink, { params: { id } }), {
    errorTitle: 'No new link was made',
  })

export const useApprove = (storyId: string) =>
  useChange(storyId, ({ id }: Reading) => call(approveReading, { params: { id } }), {
    errorTitle: 'The reading could not be used',
    successText: 'The story is now read in this voice',
  })

export const useDiscard = (storyId: string) =>
  useChange(storyId, ({ id }: Reading) => call(discardReading, { params: { id } }), {
    errorTitle: 'The reading was not removed',
    successText: 'The reading was removed',
  })

export const useChooseVoice = (storyId: string) =>
  useChange(
    storyId,
    (narrationId: number) => call(chooseRecordedVoice, { params: { id: storyId, narrationId } }),
    { errorTitle: 'The voice was not changed' },
  )
