import {
  checkOfflineStories,
  maxOfflineStoriesPerCheck,
  type OfflineStoryState,
  type User,
} from '@nightlight/contract'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import {
  type OfflineState,
  offlineStories,
  removeAllOfflineStories,
  removeOfflineStories,
  setOfflineStories,
} from './offline-stories.ts'
import { planSync } from './plan-sync.ts'
import { isSignedIn } from './remember-user.ts'
import { saveApiResponses, saveOffline } from './save-offline.ts'

let isRunning = false

interface SyncOptions {
  /** The slug of the music that this device plays under stories. */
  readonly musicTrack: string
  /** Whether it plays music at all. */
  readonly musicOn: boolean
  /** Sends the reading position that was saved while offline. */
  readonly sendPosition: (storyId: string) => Promise<void>
}

/** What nobody asked for is compared with the account so often; what somebody saved, at every visit. */
const checkEveryMs = 6 * 60 * 60 * 1000

/**
 * Brings the offline stories in line with the account when the device is online: removes deleted ones, downloads changed ones again,
 * and sends reading positions. Whatever fails is retried at the next visit.
 */
export async function syncOfflineStories(
  user: User,
  { musicTrack, musicOn, sendPosition }: SyncOptions,
): Promise<void> {
  const saved = offlineStories()
  if (!saved || isRunning) return
  if (saved.userId !== user.id) return removeAllOfflineStories()
  if (saved.stories.length === 0) return
  isRunning = true
  try {
    for (const { id } of saved.stories) await sendPosition(id)
    if (!isDue(saved)) return
    const latest = await fetchStates(saved.stories.map(({ id }) => id))
    const { remove, update, beyondPlan } = planSync(saved.stories, latest)
    const missed = remove.filter(({ byItself }) => !byItself)
    if (missed.length > 0) showRemoved(missed.length, beyondPlan)
    await removeOfflineStories(remove.map(({ id }) => id))
    for (const { id, byItself = false } of update)
      await saveOffline(user.id, id, { musicTrack, musicOn, byItself })
    if (isSignedIn(user)) await saveApiResponses()
    const now = offlineStories()
    if (now) setOfflineStories({ ...now, checkedAt: Date.now() })
  } catch {
    // Offline again, or the server is unreachable: the next visit starts over.
  } finally {
    isRunning = false
  }
}

const isDue = ({ stories, checkedAt = 0 }: OfflineState) =>
  stories.some(({ byItself }) => !byItself) || Date.now() - checkedAt > checkEveryMs

async function fetchStates(
  ids: readonly string[],
): Promise<{ allowance: number | null; stories: OfflineStoryState[] }> {
  const stories: OfflineStoryState[] = []
  let allowance: number | null = 0
  for (let from = 0; from < ids.length; from += maxOfflineStoriesPerCheck) {
    const reply = await call(checkOfflineStories, {
      body: { ids: ids.slice(from, from + maxOfflineStoriesPerCheck) },
    })
    stories.push(...reply.stories)
    allowance = reply.allowance
  }
  return { allowance, stories }
}

function showRemoved(removed: number, beyondPlan: number): void {
  const stories = removed === 1 ? '1 story was' : `${removed} stories were`
  toast({
    title: `${stories} removed from this device`,
    description:
      beyondPlan > 0
        ? 'Your plan now allows fewer stories on a device. They are all still in your library.'
        : 'They are no longer in your library.',
  })
}
