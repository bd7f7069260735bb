import { useEffect, useRef } from 'react'
import { removeAllOfflineStories } from '../features/offline/index.ts'
import { removeDraftsOfOthers, removePinOfOthers, removePlacesOfOthers } from '../lib/account-items.ts'
import { mayBeSignedIn, useCurrentUser } from '../lib/current-user.ts'

/** From before the first call, whose reply takes the cookie away if the session has ended: `public/theme.js` may have made it already. */
const cameWithSession = globalThis.cameWithSession ?? mayBeSignedIn()

/**
 * When a visit begins and the session has ended meanwhile, by itself or from another device, what this browser stores of the account goes.
 * Not when it ends during the visit: whoever signs in again wants to send what was typed.
 */
export function useEndedSession(): void {
  const user = useCurrentUser()
  const isSettled = useRef(false)
  useEffect(() => {
    if (user === undefined || isSettled.current) return
    isSettled.current = true
    removeDraftsOfOthers(user?.id ?? null)
    removePinOfOthers(user?.id ?? null)
    // Where somebody stopped in stories stays until another account signs in.
    // Without a cookie the server was not asked, and may be out of reach: stories were saved for that.
    if (user) removePlacesOfOthers(user.id)
    else if (cameWithSession) void removeAllOfflineStories()
  }, [user])
}
