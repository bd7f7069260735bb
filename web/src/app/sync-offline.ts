import type { User } from '@nightlight/contract'
import { syncOfflineStories } from '../features/offline/sync.ts'
import { keepLast } from '../features/reader/keep-last.ts'
import { sendUnsentPosition } from '../features/reader/reading-position/save-position.ts'
import { preferences } from '../features/reader/settings/preferences.ts'

/** Passes in what the offline feature needs from the reader, which it must not import. */
export async function syncOffline(user: User): Promise<void> {
  const { track, musicOn } = preferences()
  await syncOfflineStories(user, { musicTrack: track, musicOn, sendPosition: sendUnsentPosition })
  await keepLast(user)
}
