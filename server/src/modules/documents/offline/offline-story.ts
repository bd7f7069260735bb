import { plans, type Story } from '@nightlight/contract'
import { ExpectedError, UpgradeRequired } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'

/**
 * A story that a device of the account may keep.
 * @throws {UpgradeRequired} on plans that keep nothing
 * @throws {StillInTheMaking} before it is finished: half a story would be all there is in the air
 */
export function storyForDevice(account: Account, story: Story): Story {
  if (plans[account.tier].offlineStories === 0) {
    throw new UpgradeRequired('plan', 'Keeping stories on a device comes with the Starlight plan.')
  }
  const recording = story.narration && ['pending', 'recording'].includes(story.narration.status)
  if (story.status !== 'ready' || recording) throw new StillInTheMaking()
  return story
}

class StillInTheMaking extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This story is still being made. Please try again when it is finished.')
  }
}
