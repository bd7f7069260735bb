import { type KeptNow, keptStories, keptStoriesAtOnce, type User } from '@nightlight/contract'
import { tellUntoldPlace } from '../features/reader/keep-place.ts'
import { call } from '../lib/api.ts'
import { toast } from '../ui/toast.ts'
import { keepAnswers, keepStory } from './keep-story.ts'
import { keptNow, removeAllKept, removeKept } from './kept.ts'
import { planVisit } from './plan-visit.ts'

let isAtWork = false

/**
 * Brings what lies on this device into line with the account, whenever there is a network: what is gone goes, what has changed is
 * fetched anew, and places in stories that were read without one are told. What cannot be done now is done the next time.
 */
export async function lookAfterKept(user: User): Promise<void> {
  const kept = keptNow()
  if (!kept || isAtWork) return
  if (kept.userId !== user.id) return removeAllKept()
  isAtWork = true
  try {
    const now = await ask(kept.stories.map(({ id }) => id))
    for (const { id } of kept.stories) await tellUntoldPlace(id)
    const { remove, renew, beyondPlan } = planVisit(kept.stories, now)
    if (remove.length > 0) tell(remove.length, beyondPlan)
    await removeKept(remove.map(({ id }) => id))
    for (const { id } of renew) await keepStory(user.id, id)
    if (keptNow()) await keepAnswers()
  } catch {
    // Offline again, or the server is: nothing is lost, and the next visit begins anew.
  } finally {
    isAtWork = false
  }
}

async function ask(ids: readonly string[]): Promise<{ allowance: number | null; stories: KeptNow[] }> {
  const stories: KeptNow[] = []
  let allowance: number | null = 0
  for (let from = 0; from < ids.length; from += keptStoriesAtOnce) {
    const answer = await call(keptStories, { body: { ids: ids.slice(from, from + keptStoriesAtOnce) } })
    stories.push(...answer.stories)
    allowance = answer.allowance
  }
  return { allowance, stories }
}

function tell(removed: number, beyondPlan: number): void {
  const stories = removed === 1 ? '1 story was' : `${removed} stories were`
  toast({
    title: `${stories} taken off this device`,
    description:
      beyondPlan > 0
        ? 'Your plan keeps fewer stories on a device now. They are all in your library.'
        : 'They are not in your library any more.',
  })
}
