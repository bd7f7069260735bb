import { plans } from '@nightlight/contract'
import type { FastifyReply } from 'fastify'
import { verifySignedUrl } from '../../../platform/crypto/signed-url.ts'
import { NotFound, UpgradeRequired } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { ownStory, selectStory } from '../../stories/index.ts'

export type StorybookRow = NonNullable<Awaited<ReturnType<typeof selectStory>>>

interface SignedCall {
  readonly account: Account | null
  readonly params: { readonly id: string }
  readonly query: { readonly until: number; readonly seal: string }
  readonly reply: FastifyReply
}

/**
 * The story of a signed URL, for the account that it was made for.
 * @returns null when the URL has expired, and the reader has been redirected to the story
 */
export async function openBook(
  { db, secrets }: Pick<PlatformDeps, 'db' | 'secrets'>,
  { account, params: { id }, query, reply }: SignedCall,
): Promise<StorybookRow | null> {
  if (!account) throw new NotFound('Storybook')
  const signed = { subject: id, accountId: account.id }
  const state = verifySignedUrl(secrets.storybooks, signed, query)
  if (state === 'forged') throw new NotFound('Storybook')
  if (state === 'expired') {
    // The story page offers a new URL; an error in a separate tab would be a dead end.
    reply.redirect(`/story/${id}`)
    return null
  }
  const own = await ownStory(db, account, id)
  // The plan may have ended since the URL was made.
  if (!plans[account.tier].storybook) {
    throw new UpgradeRequired('plan', 'Please upgrade to access PDF exports')
  }
  const story = await selectStory(db, own.id)
  if (!story) throw new NotFound('Storybook')
  return story
}
