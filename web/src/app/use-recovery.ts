import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isAway, onRecovered } from '../lib/recovery.ts'

/** What could not be loaded while nobody was served is loaded once the server can serve again, without a tap. */
export function useRecovery(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onRecovered(() => {
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => isAway(state.error) })
      }),
    [client],
  )
}
