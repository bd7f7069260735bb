import type { Cadence } from '@nightlight/contract'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { narrateStory } from './narrate-story.job.ts'
import {
  insertNarration,
  makeCurrent,
  replaceFailedNarration,
  selectCurrentNarration,
  selectReadyNarration,
  selectUnfinishedNarration,
} from './narrations.queries.ts'
import { selectSpokenNames } from './spoken-names.queries.ts'
import { isSaidAlike, type SpokenNames } from './substitute-names.ts'

interface NarrationChoice {
  readonly providerId: string
  readonly voiceId: string
  readonly cadence: Cadence
}

/**
 * Starts a narration of a story. The current one stays until the new one is ready; one that was recorded before is used again, and
 * a second request for the same changes nothing. The story's row must be locked: only one narration is recorded at a time.
 * @returns the narration's id
 * @throws when the story is being recorded in another voice
 */
export async function startNarration(
  trx: Transaction<Schema>,
  jobs: Jobs,
  storyId: string,
  choice: NarrationChoice,
): Promise<number> {
  const unfinished = await selectUnfinishedNarration(trx, storyId)
  if (unfinished) return refuseOtherThan(unfinished, choice)
  const earlier = await selectReadyNarration(trx, storyId, choice)
  // A parent may have changed the pronunciation of a name since then. One that is not in this story changes nothing.
  if (earlier && soundsAlike(earlier, await selectSpokenNames(trx, storyId))) {
    await makeCurrent(trx, storyId, earlier.id)
    return earlier.id
  }
  await replaceFailedNarration(trx, storyId)
  const isCurrent = !(await selectCurrentNarration(trx, storyId))
  const narration = await insertNarration(trx, { storyId, ...choice, isCurrent })
  await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId })
  return narration.id
}

function soundsAlike(
  {
    spokenNames,
    storyStructure,
  }: Pick<NonNullable<Awaited<ReturnType<typeof selectReadyNarration>>>, 'spokenNames' | 'storyStructure'>,
  names: SpokenNames,
): boolean {
  const earlier = (spokenNames ?? {}) as SpokenNames
  return storyStructure.sections.every(({ text }) => isSaidAlike(text, earlier, names))
}

function refuseOtherThan(
  unfinished: NarrationChoice & { readonly id: number },
  choice: NarrationChoice,
): number {
  const { id, providerId, voiceId, cadence } = unfinished
  if (providerId === choice.providerId && voiceId === choice.voiceId && cadence === choice.cadence) return id
  throw new ExpectedError(
    409,
    'conflict',
    'This story is still being recorded. Please wait until it is ready.',
  )
}
