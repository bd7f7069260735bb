import {
  addInfo,
  type BodyInput,
  changeInfo,
  type InfoItem,
  importInfo,
  listInfo,
  removeInfo,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText, isApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { characterQuery } from '../character/queries.ts'
import { childrenQuery } from '../queries.ts'

export const infoQuery = (childId: number) =>
  queryOptions({
    queryKey: ['/api/user/children', childId, 'info'],
    queryFn: ({ signal }) => call(listInfo, { params: { id: childId }, signal }),
  })

export function useAddInfo(childId: number, failure = 'Failed to add info') {
  return useInfoMutation(childId, failure, (body: BodyInput<typeof addInfo>) =>
    call(addInfo, { params: { id: childId }, body }),
  )
}

export function useChangeInfo(childId: number) {
  return useInfoMutation(
    childId,
    'Failed to update info',
    ({ id, ...body }: BodyInput<typeof changeInfo> & { id: number }) =>
      call(changeInfo, { params: { infoId: id }, body }),
  )
}

export function useRemoveInfo(childId: number) {
  return useInfoMutation(
    childId,
    'Failed to delete info',
    (item: InfoItem) => call(removeInfo, { params: { infoId: item.id } }),
    (error) => `Failed to delete info: ${(isApiError(error) && error.statusText) || errorText(error)}`,
  )
}

export function useImportInfo(childId: number) {
  return useInfoMutation(childId, 'Failed to import info', () =>
    call(importInfo, { params: { id: childId } }),
  )
}

/** A mutation settles once the list shows it, even after an error: another device may have changed the items first. */
function useInfoMutation<Input, Output>(
  childId: number,
  failure: string,
  mutationFn: (input: Input) => Promise<Output>,
  describe: (error: Error) => string = errorText,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onError: (error) => toast({ title: failure, description: describe(error), tone: 'destructive' }),
    // Appearance notes affect the portrait and the character too.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: infoQuery(childId).queryKey }),
        client.invalidateQueries({ queryKey: childrenQuery.queryKey }),
        client.invalidateQueries({ queryKey: characterQuery(childId).queryKey }),
      ]),
  })
}
