import type { User } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOnline } from '../../lib/online.ts'
import { currentUserKey } from '../../lib/query-client.ts'
import { loadItem, removeItem, saveItem } from '../../lib/storage.ts'

const key = 'nightlight-child-screen'

/**
 * Whether this browser was a child's screen when it was last heard of, so that nothing of the parent's shows before the server answers or
 * while it cannot be reached. What the session may do is decided by the server alone.
 */
export const childScreenHint = (): boolean => loadItem(key) === true

export function setChildScreenHint(isOn: boolean): void {
  if (isOn) saveItem(key, true)
  else removeItem(key)
}

/** Follows what the server says, and what other tabs of this browser have become. */
export function useChildScreenHint(user: User | null | undefined): void {
  const client = useQueryClient()
  const online = useOnline()
  useEffect(() => {
    // Who is signed in is remembered without a connection too, and may be older than the hint.
    if (user === null || (user && online)) setChildScreenHint(user?.onChildScreen ?? false)
  }, [user, online])
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) void client.invalidateQueries({ queryKey: currentUserKey })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [client])
}
