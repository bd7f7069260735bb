import type { Cadence } from '@nightlight/contract'
import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { isNoteOnVoice, startNarration } from '../../narration/index.ts'
import { refuseUnapproved } from '../../plans/index.ts'
import { offeredVoice, refuseOtherLanguage, type SpeechDeps } from '../../voices/index.ts'
import type { OwnStory } from '../read/readable-story.ts'
import { lockStory } from '../stories.queries.ts'
import { removeNote } from '../written-story.queries.ts'
import { narrationAdvanced } from './narration-advanced.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'config' | 'events' | 'metrics'> & Pick<SpeechDeps, 'speakers'>

/**
 * Requests a narration of a finished story by another voice, or its first one.
 * @returns the narration's id, at once; it may still have to be recorded
 */
export async function narrateAgain(
  deps: Deps,
  account: Account,
  story: OwnStory,
  choice: { providerId: string; voiceId: string; cadence: Cadence },
): Promise<number> {
  refuseUnapproved(deps.config, account)
  const voice = await offeredVoice(deps.db, account, choice)
  const { providerId, voiceId } = voice
  const narrationId = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockStory(trx, story.id)
    if (!locked) throw new NotFound('Story')
    refuseOtherLanguage(voice, locked.language, deps.speakers, 'voiceId')
    if (locked.status !== 'ready') throw new ExpectedError(409, 'conflict', 'This story is not finished yet.')
    for (const note of locked.notes.filter(isNoteOnVoice)) await removeNote(trx, story.id, note)
    return startNarration(trx, deps.jobs, story.id, { providerId, voiceId, cadence: choice.cadence })
  })
  await narrationAdvanced(deps, story.id)
  return narrationId
}
