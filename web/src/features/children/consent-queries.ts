import {
  getParentalConsent,
  giveParentalConsent,
  parentalConsent,
  withdrawParentalConsent,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { childrenQuery } from './queries.ts'

export const consentQuery = queryOptions({
  queryKey: ['/api/user/consent'],
  queryFn: ({ signal }) => call(getParentalConsent, { signal }),
})

export function useGiveConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(giveParentalConsent, { body: { wording: parentalConsent.wording } }),
    onSuccess: (data) => {
      client.setQueryData(consentQuery.queryKey, data)
      toast({ title: 'Thank you', description: 'Your consent has been recorded.' })
    },
    onError: (error) => toast({ title: 'Not saved', description: errorText(error), tone: 'destructive' }),
  })
}

export function useWithdrawConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(withdrawParentalConsent),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: consentQuery.queryKey }),
        client.invalidateQueries({ queryKey: childrenQuery.queryKey }),
      ]),
  })
}
