import { homeParameters } from '@nightlight/contract'
import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'

const parameter = homeParameters.making

/** In place of an id until the server has accepted the request. */
export const requestedStory = 'new'

/** The address of this page with the overlay of a story that is being made over it; without it, for null. */
export function makingAddress(path: string, search: string, storyId: string | null): string {
  const query = new URLSearchParams(search)
  if (storyId === null) query.delete(parameter)
  else query.set(parameter, storyId)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The story whose overlay is open, by the address: so it survives a reload, and going back closes it. */
export const useMakingId = (): string | null => makingIdOf(useSearch())

export const makingIdOf = (search: string): string | null => new URLSearchParams(search).get(parameter)

/** @returns a function that opens the overlay over this page, or closes it for null */
export function useOpenMaking(): (storyId: string | null, options?: { replace: boolean }) => void {
  const [, navigate] = useLocation()
  return useCallback(
    (storyId, options) => navigate(makingAddress(location.pathname, location.search, storyId), options),
    [navigate],
  )
}
