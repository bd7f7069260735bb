import { loadItem, removeItem, saveItem } from './storage.ts'

/** What checks the PIN of a child's screen without a connection. */
export const pinKey = 'nightlight-pin'

/** Keys in localStorage of what belongs to an account: the form that its parent has not sent, and where somebody stopped in a story. */
const draftKeys = 'nightlight-draft-'
export const placeKeys = 'nightlight-place-'
/** Whose places they are. */
const placesOwnerKey = 'nightlight-account'

/** The key of a draft, with a suffix where an account has several. */
export const draftKey = (userId: number, suffix = ''): string => `${draftKeys}${userId}${suffix}`

/** Removes the drafts of all accounts but one; of all if nobody is signed in. */
export const removeDraftsOfOthers = (userId: number | null): void =>
  removeItems(
    (key) => key.startsWith(draftKeys) && Number.parseInt(key.slice(draftKeys.length), 10) !== userId,
  )

/**
 * Removes where this device stopped in stories, unless that was this account; always if nobody is signed in. What a visitor heard becomes
 * part of the account that signs in.
 */
export function removePlacesOfOthers(userId: number | null): void {
  const owner = loadItem(placesOwnerKey)
  if (userId === null || (owner !== null && owner !== userId)) {
    removeItems((key) => key.startsWith(placeKeys) || key === placesOwnerKey)
  }
  if (userId !== null) saveItem(placesOwnerKey, userId)
}

/** Removes the hash of the PIN, unless it is that account's; always if nobody is signed in. */
export function removePinOfOthers(userId: number | null): void {
  const stored = loadItem(pinKey)
  const isOwn =
    typeof stored === 'object' && stored !== null && 'userId' in stored && stored.userId === userId
  if (!isOwn) removeItem(pinKey)
}

function removeItems(isToRemove: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage).filter(isToRemove)) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
