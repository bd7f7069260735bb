import { plans } from '@nightlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { NotFound, UpgradeRequired } from '../../platform/errors.ts'
import { checkSeal } from '../../platform/signed-address.ts'
import { ownStory, selectStory } from '../stories/index.ts'

export const BookParams = z.object({ id: z.uuid() })
export const SealQuery = z.object({ until: z.coerce.number().int(), seal: z.string().max(100) })

export type BoundRow = NonNullable<Awaited<ReturnType<typeof selectStory>>>

/**
 * The story behind a signed address, for whom the address was made.
 * @returns null when the address is too old, and the reader has been sent to the story instead
 */
export async function openBook(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<BoundRow | null> {
  const { id } = request.params as z.infer<typeof BookParams>
  if (!request.account) throw new NotFound('Storybook')
  const signed = { subject: id, accountId: request.account.id }
  const state = checkSeal(secrets.storybooks, signed, request.query as z.infer<typeof SealQuery>)
  if (state === 'forged') throw new NotFound('Storybook')
  if (state === 'expired') {
    // The story page opens it anew; an error in a tab of its own would lead nowhere.
    reply.redirect(`/story/${id}`)
    return null
  }
  const story = await ownStory(db, request.account, id)
  // The plan may have ended since the address was made.
  if (!plans[request.account.tier].storybook) {
    throw new UpgradeRequired('plan', 'Please upgrade to access PDF exports')
  }
  const bound = await selectStory(db, story.id)
  if (!bound) throw new NotFound('Storybook')
  return bound
}
