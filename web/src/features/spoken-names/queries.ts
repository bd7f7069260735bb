import { forgetSpokenName, keepSpokenName, listSpokenNames, type SpokenName } from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { toast } from '../../ui/toast.ts'

export const spokenNamesQuery = queryOptions({
  queryKey: ['/api/spoken-names'],
  queryFn: ({ signal }) => call(listSpokenNames, { signal }),
})

/** What the family has told about a name, whatever its capitals. */
export const nameAsRemembered = (
  names: readonly SpokenName[] | undefined,
  name: string,
): SpokenName | undefined => names?.find((each) => each.name.toLowerCase() === name.trim().toLowerCase())

/** The form shows errors. */
export const useKeepName = () =>
  useNameChange(({ name, said }: SpokenName) => call(keepSpokenName, { body: { name, said } }), {
    errorTitle: null,
    successText: ({ name, said }) =>
      said.trim() ? `Every voice says ${isolate(name.trim())} like this from now on` : forgotten(name),
  })

export const useForgetName = () =>
  useNameChange(({ name }: SpokenName) => call(forgetSpokenName, { body: { name } }), {
    errorTitle: 'The name was not removed',
    successText: ({ name }) => forgotten(name),
  })

const forgotten = (name: string) => `${isolate(name)} is read as it is written again`

/** Changes one name and refreshes the list, before it settles. */
function useNameChange<Reply>(
  change: (entry: SpokenName) => Promise<Reply>,
  { errorTitle, successText }: { errorTitle: string | null; successText: (entry: SpokenName) => string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, entry) => {
      await client.invalidateQueries({ queryKey: spokenNamesQuery.queryKey })
      toast({ title: successText(entry) })
    },
    onError: (error) => {
      if (errorTitle) toast({ title: errorTitle, description: errorText(error), tone: 'destructive' })
    },
  })
}
