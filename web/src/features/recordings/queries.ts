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
import { plainWords } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { storyQuery } from '../library/queries.ts'

export const readingsQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['/api/stories', storyId, 'readings'],
    queryFn: ({ signal }) => call(storyReadings, { params: { id: storyId }, signal }),
  })

/** What is heard may have changed too: the story is fetched anew with its readings, whatever came of it. */
function useChange<Given, Answer>(
  storyId: string,
  change: (given: Given) => Promise<Answer>,
  { failed, said }: { failed: string | null; said?: string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (said) toast({ title: said })
    },
    onError: (error) => {
      if (failed) toast({ title: failed, description: plainWords(error), tone: 'destructive' })
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: readingsQuery(storyId).queryKey }),
        client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey, exact: true }),
      ]),
  })
}

/** What goes wrong is said by the form. */
export const useInviteReader = (storyId: string) =>
  useChange(
    storyId,
    (readerName: string) => call(inviteReader, { params: { id: storyId }, body: { readerName } }),
    { failed: null },
  )

export const useRenewLink = (storyId: string) =>
  useChange(storyId, ({ id }: Reading) => call(renewReadingLink, { params: { id } }), {
    failed: 'No new link was made',
  })

export const useApprove = (storyId: string) =>
  useChange(storyId, ({ id }: Reading) => call(approveReading, { params: { id } }), {
    failed: 'The reading was not taken over',
    said: 'The story is read in this voice now',
  })

export const useDiscard = (storyId: string) =>
  useChange(storyId, ({ id }: Reading) => call(discardReading, { params: { id } }), {
    failed: 'The reading was not removed',
    said: 'The reading is removed',
  })

export const useChooseVoice = (storyId: string) =>
  useChange(
    storyId,
    (narrationId: number) => call(chooseRecordedVoice, { params: { id: storyId, narrationId } }),
    { failed: 'The voice was not changed' },
  )
