import { isDeepStrictEqual } from 'node:util'
import type { Cadence } from '@nightlight/contract'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { narrateStory } from './narrate-story.job.ts'
import {
  insertNarration,
  makeCurrent,
  selectCurrentNarration,
  selectReadyNarration,
  selectUnfinishedNarration,
  setFailedAside,
} from './narrations.queries.ts'
import { selectSpokenNames } from './spoken-names.queries.ts'

interface Sound {
  readonly providerId: string
  readonly voiceId: string
  readonly cadence: Cadence
}

/**
 * Has a story narrated. What can be heard now stays until the new narration is ready; what was recorded before is taken again
 * without work, and asking twice for the same is asking once. The story's row must be locked: one narration at a time.
 * @returns the narration's id
 * @throws when the story is being recorded in another voice
 */
export async function beginNarration(
  trx: Transaction<Schema>,
  jobs: Jobs,
  storyId: string,
  sound: Sound,
): Promise<number> {
  const unfinished = await selectUnfinishedNarration(trx, storyId)
  if (unfinished) return sameAs(unfinished, sound)
  const earlier = await selectReadyNarration(trx, storyId, sound)
  // Since then a parent may have said how a name is said.
  if (earlier && isDeepStrictEqual(earlier.spokenNames ?? {}, await selectSpokenNames(trx, storyId))) {
    await makeCurrent(trx, storyId, earlier.id)
    return earlier.id
  }
  await setFailedAside(trx, storyId)
  const isCurrent = !(await selectCurrentNarration(trx, storyId))
  const narration = await insertNarration(trx, { storyId, ...sound, isCurrent })
  await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId })
  return narration.id
}

function sameAs(unfinished: Sound & { readonly id: number }, sound: Sound): number {
  const { id, providerId, voiceId, cadence } = unfinished
  if (providerId === sound.providerId && voiceId === sound.voiceId && cadence === sound.cadence) return id
  throw new ExpectedError(
    409,
    'conflict',
    'This story is still being recorded. Please wait until it is ready.',
  )
}
