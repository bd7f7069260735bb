import { approveCharacter, type CharacterStatus, generateCharacter, getCharacter } from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { childrenQuery } from '../queries.ts'

export const characterQuery = (childId: number) =>
  queryOptions({
    queryKey: ['/api/character/children', childId, 'character'],
    queryFn: ({ signal }) => call(getCharacter, { params: { id: childId }, signal }),
  })

export function useGenerateCharacter(childId: number) {
  return useCharacterMutation(childId, 'Generation Failed', () =>
    call(generateCharacter, { params: { id: childId } }),
  )
}

export function useApproveCharacter(childId: number) {
  return useCharacterMutation(childId, 'Update Failed', (approved: boolean) =>
    call(approveCharacter, { params: { id: childId }, body: { approved } }),
  )
}

/** The portrait follows the character, so the list of children is fetched again as well. */
function useCharacterMutation<Input>(
  childId: number,
  failure: string,
  mutationFn: (input: Input) => Promise<CharacterStatus>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (status) => {
      client.setQueryData(characterQuery(childId).queryKey, status)
      return client.invalidateQueries({ queryKey: childrenQuery.queryKey })
    },
    onError: (error) => toast({ title: failure, description: errorText(error), tone: 'destructive' }),
  })
}
