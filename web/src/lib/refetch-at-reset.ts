import type { StoryQuota } from '@nightlight/contract'

/** After the reset, in milliseconds, so that the server counts anew by then. */
const graceMs = 1000

interface Held<Data> {
  readonly state: { readonly data: Data | undefined }
}

/**
 * Options of a query with a quota: once that is used up it is fetched again when it is reset, so that an open page offers new stories
 * then. A timer does not run while a device sleeps, so coming back to the page counts as well.
 */
export function refetchAtReset<Data>(quotaOf: (data: Data) => StoryQuota) {
  const msUntilReset = ({ state }: Held<Data>): number | null => {
    const quota = state.data && quotaOf(state.data)
    if (quota?.remaining !== 0 || quota.isUnlimited) return null
    return Date.parse(quota.resetsAt) - Date.now()
  }
  return {
    refetchInterval: (query: Held<Data>): number | false => {
      const ms = msUntilReset(query)
      return ms !== null && ms > 0 ? ms + graceMs : false
    },
    refetchOnWindowFocus: (query: Held<Data>): 'always' | false => {
      const ms = msUntilReset(query)
      return ms !== null && ms <= 0 ? 'always' : false
    },
  }
}
