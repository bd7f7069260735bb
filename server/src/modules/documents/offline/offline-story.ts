import { plans, type Story } from '@nightlight/contract'
import { ExpectedError, UpgradeRequired } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'

/**
 * A story that a device of the account may save.
 * @throws {UpgradeRequired} on plans without offline copies
 * @throws {StoryNotFinished} before it is finished, as an offline copy could not be completed later
 */
export function offlineCopy(account: Account, story: Story): Story {
  if (plans[account.tier].offlineStories === 0) {
    throw new UpgradeRequired('plan', 'Keeping stories on a device comes with the Starlight plan.')
  }
  const recording = story.narration && ['pending', 'recording'].includes(story.narration.status)
  if (story.status !== 'ready' || recording) throw new StoryNotFinished()
  return story
}

class StoryNotFinished extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This story is still being made. Please try again when it is finished.')
  }
}
