import { useInsertionEffect, useRef } from 'react'

/** The value of the last committed render, for what runs later: listeners, timers, subscriptions. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
