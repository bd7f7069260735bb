import { useDeferredValue } from 'react'

/**
 * Whether what a page waits for has not been drawn yet. React draws the answer of a query in one task, during which the browser answers
 * nothing; what changes with this is drawn in slices.
 */
export function useDrawnPending(isPending: boolean): boolean {
  const isDrawnPending = useDeferredValue(isPending)
  return isPending || isDrawnPending
}
