import { plans } from '@nightlight/contract'
import type { FastifyReply } from 'fastify'
import { verifySignedUrl } from '../../../platform/crypto/signed-url.ts'
import { NotFound, UpgradeRequired } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { ownStory, selectStory } from '../../stories/index.ts'

export type BoundRow = NonNullable<Awaited<ReturnType<typeof selectStory>>>

interface SignedCall {
  readonly account: Account | null
  readonly params: { readonly id: string }
  readonly query: { readonly until: number; readonly seal: string }
  readonly reply: FastifyReply
}

/**
 * The story behind a signed address, for whom the address was made.
 * @returns null when the address is too old, and the reader has been sent to the story instead
 */
export async function openBook(
  { db, secrets }: Pick<PlatformDeps, 'db' | 'secrets'>,
  { account, params: { id }, query, reply }: SignedCall,
): Promise<BoundRow | null> {
  if (!account) throw new NotFound('Storybook')
  const signed = { subject: id, accountId: account.id }
  const state = verifySignedUrl(secrets.storybooks, signed, query)
  if (state === 'forged') throw new NotFound('Storybook')
  if (state === 'expired') {
    // The story page opens it anew; an error in a tab of its own would lead nowhere.
    reply.redirect(`/story/${id}`)
    return null
  }
  const story = await ownStory(db, account, id)
  // The plan may have ended since the address was made.
  if (!plans[account.tier].storybook) {
    throw new UpgradeRequired('plan', 'Please upgrade to access PDF exports')
  }
  const bound = await selectStory(db, story.id)
  if (!bound) throw new NotFound('Storybook')
  return bound
}
