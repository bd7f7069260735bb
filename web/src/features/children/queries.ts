import { addChild, type BodyInput, changeChild, listChildren, removeChild } from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'

export const childrenQuery = queryOptions({
  queryKey: ['/api/user/children'],
  queryFn: ({ signal }) => call(listChildren, { signal }),
})

export function useAddChild() {
  return useChildMutation('Failed to add child profile', (body: BodyInput<typeof addChild>) =>
    call(addChild, { body }),
  )
}

export function useChangeChild(id: number) {
  return useChildMutation('Failed to update child profile', (body: BodyInput<typeof changeChild>) =>
    call(changeChild, { params: { id }, body }),
  )
}

export function useRemoveChild(id: number) {
  return useChildMutation('Failed to delete child profile', () => call(removeChild, { params: { id } }))
}

/** A mutation settles once the list shows the change. */
function useChildMutation<Input, Output>(failure: string, mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: childrenQuery.queryKey }),
    onError: (error) => toast({ title: failure, description: errorText(error), tone: 'destructive' }),
  })
}
