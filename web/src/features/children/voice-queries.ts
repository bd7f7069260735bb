import { type BodyInput, chooseDefaultVoice, type Voice } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { childrenQuery } from './queries.ts'

export function useChooseDefaultVoice(childId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof chooseDefaultVoice>) =>
      call(chooseDefaultVoice, { params: { id: childId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: childrenQuery.queryKey }),
    onError: (error) => toast({ ...failureOf(error), tone: 'destructive' }),
  })
}

const failureOf = (error: Error) =>
  isApiError(error) && error.code === 'upgrade_required'
    ? { title: 'Voice Not Available', description: 'This voice requires a higher subscription tier.' }
    : { title: 'Update Failed', description: 'Failed to update default voice' }

/** How many voices above the plan are shown. */
const premiumVoices = 6

/** The voices that the account may choose, and some that a higher plan would add. */
export function sortVoices(voices: readonly Voice[]): { available: Voice[]; premium: Voice[] } {
  return {
    available: voices.filter((voice) => voice.isAccessible),
    premium: voices.filter((voice) => voice.requiresUpgrade).slice(0, premiumVoices),
  }
}
