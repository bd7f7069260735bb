import {
  type BodyInput,
  changeSentence,
  type ReplyOf,
  type SentenceChange,
  sentenceChanges,
  undoSentence,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { storyQuery } from '../../stories/index.ts'

export const changesQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/stories', id, 'sentences'],
    queryFn: ({ signal }) => call(sentenceChanges, { params: { id }, signal }),
  })

/** What becomes of the recording. */
export type Voice = ReplyOf<typeof changeSentence>['voice']

type Wanted = Omit<BodyInput<typeof changeSentence>, 'anyway'> & { anyway?: boolean }

/** Replies with warnings in place of saving where the review has any. */
export function useChangeSentence(id: string) {
  const settle = useSettle(id)
  return useMutation({
    mutationFn: (body: Wanted) => call(changeSentence, { params: { id }, body }),
    onSuccess: ({ saved }) => (saved ? settle() : undefined),
  })
}

export function useUndoSentence(id: string) {
  const settle = useSettle(id)
  return useMutation({
    mutationFn: ({ id: change }: SentenceChange) => call(undoSentence, { params: { id, change } }),
    onSuccess: settle,
    onError: (error) =>
      toast({ title: 'This could not be put back', description: errorText(error), tone: 'destructive' }),
  })
}

function useSettle(id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
}

/** The changes that led to this sentence, the latest first: each became what the next one was. */
export function historyOf(
  changes: readonly SentenceChange[],
  { section, sentence }: { section: number; sentence: string },
): SentenceChange[] {
  const history: SentenceChange[] = []
  let text = sentence
  for (const change of changes) {
    if (change.section !== section || change.became !== text) continue
    history.push(change)
    text = change.was
  }
  return history
}
