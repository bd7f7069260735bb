import { type BodyInput, type Look, suggestLooks } from '@nightlight/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

type Known = NonNullable<BodyInput<typeof suggestLooks>['known']>

/** The portraits that are offered, and which of them was chosen. */
export interface LookChoice {
  /** Other portraits for another one. */
  readonly seed: string
  /** What was chosen by hand, and is the same in all portraits. */
  readonly known: Known
  readonly look: Look | null
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Not randomUUID, which browsers do not have over plain http. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => letters[byte % letters.length]).join('')

export const looksQuery = (age: number, { seed, known }: LookChoice) =>
  queryOptions({
    queryKey: [suggestLooks.url, age, seed, known],
    queryFn: ({ signal }) => call(suggestLooks, { body: { age, seed, known }, signal }),
    placeholderData: keepPreviousData,
  })
