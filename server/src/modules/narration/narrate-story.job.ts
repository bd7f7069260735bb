import { languageNames } from '@nightlight/contract'
import { defineJob } from '../../platform/jobs/index.ts'
import { fallbackVoice, reasonOf, type Speaker, SpeechFailed, speakerOf } from '../voices/index.ts'
import {
  changeVoice,
  markFailed,
  markRecording,
  selectCurrentNarration,
  selectNarration,
} from './narrations.queries.ts'
import { joinNarration, type NarrationDeps, type NarrationRow, recordMissing } from './record-narration.ts'
import { recordStandIn } from './record-stand-in.ts'
import { selectSpokenNames } from './spoken-names.queries.ts'

/** Long enough for the longest story in the slowest voice on a busy machine. */
export const narrateStory = defineJob<{ narrationId: number; storyId: string }>('narrate-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 600,
})

/**
 * Records what is not recorded yet, first section first, saves each section, then joins them. It can be stopped anywhere and
 * run again: a section that was saved is not recorded twice. If a voice fails, another one reads the whole story: a story is never
 * read by two voices.
 */
export async function narrate(deps: NarrationDeps, narrationId: number, signal: AbortSignal): Promise<void> {
  const { db, onAdvance } = deps
  const requested = await selectNarration(db, narrationId)
  if (!requested) return
  // An earlier try may have been stopped between the last save and its notification.
  if (requested.status === 'ready') return onAdvance(requested.storyId)
  await markRecording(db, narrationId, await selectSpokenNames(db, requested.storyId))
  const narration = await selectNarration(db, narrationId)
  if (!narration) return
  const speaker = await recordAll(deps, narration, signal)
  if (!speaker) return onAdvance(narration.storyId)
  // For a story that is still being written this job is enqueued again with the last section.
  if (narration.storyStructure.sections.length < narration.plannedCount) return
  await joinNarration(deps, narration, speaker)
  await onAdvance(narration.storyId)
}

/** The note on a story whose narration failed with every voice. */
const noVoiceNote = 'The narration could not be recorded. You can try again from the story page.'

/** Recognises the notes of this file, which are removed when the story is narrated again. */
export const isNoteOnVoice = (note: string): boolean =>
  note === noVoiceNote || [readsThisStory, voiceUnchanged, soNobodyReads].some((end) => note.endsWith(end))

const readsThisStory = ' reads this story.'
const soNobodyReads = ', so nobody reads this story aloud.'
const voiceUnchanged = ' so this story keeps the voice it had.'

/** Called when every try has failed: a note on the story says that it has no narration. If there is an earlier one, that stays. */
export async function giveUpNarration(
  { db, onAdvance, note }: Pick<NarrationDeps, 'db' | 'onAdvance' | 'note'>,
  narrationId: number,
): Promise<void> {
  const narration = await selectNarration(db, narrationId)
  if (!narration) return
  await markFailed(db, narrationId)
  if (narration.isCurrent) await note(narration.storyId, noVoiceNote)
  await onAdvance(narration.storyId)
}

/** @returns the voice that has recorded the story; null when an earlier narration stays, or another run has finished it */
async function recordAll(
  deps: NarrationDeps,
  chosen: NarrationRow,
  signal: AbortSignal,
): Promise<Speaker | null> {
  const failed = new Set<string>()
  let narration: NarrationRow | undefined = chosen
  while (narration && narration.status !== 'ready' && narration.status !== 'failed') {
    const speaker = await speakerOf(deps, narration, narration.userId)
    let reason = typeof speaker === 'string' ? speaker : ''
    if (typeof speaker !== 'string') {
      await recordStandIn(deps, narration, speaker, signal)
      const failure = await recordMissing(deps, narration, speaker, signal).catch(onlyFailures)
      if (!failure) return speaker
      const { id: provider, name } = speaker.provider
      const { kind, status } = failure
      deps.log.warn({ narration: narration.id, provider, kind, status }, 'a voice failed')
      failed.add(provider)
      reason = reasonOf(name, failure)
    }
    await switchVoice(deps, narration, failed, reason)
    // Read it again, as another run may have changed it.
    narration = await selectNarration(deps.db, narration.id)
  }
  return null
}

function onlyFailures(error: unknown): SpeechFailed {
  if (error instanceof SpeechFailed) return error
  throw error
}

/**
 * Has another voice record the whole story, with a note that says why. A story that already has a narration keeps it: that is
 * closer to what the family chose than a voice they did not ask for.
 */
async function switchVoice(
  { db, speakers, note }: NarrationDeps,
  narration: NarrationRow,
  failed: ReadonlySet<string>,
  reason: string,
): Promise<void> {
  const { id, storyId } = narration
  // Replaces the notes about former voices.
  const replaceNotes = (sentence: string) => note(storyId, sentence, narration.notes.filter(isNoteOnVoice))
  const earlier = await selectCurrentNarration(db, storyId)
  if (earlier && earlier.id !== id && earlier.status === 'ready') {
    await markFailed(db, id)
    await replaceNotes(`${reason},${voiceUnchanged}`)
    return
  }
  const next = await fallbackVoice(db, speakers, failed, narration.language)
  if (!next && narration.language !== 'en') {
    await markFailed(db, id)
    await replaceNotes(
      `${reason}, and no other voice here speaks ${languageNames[narration.language]}${soNobodyReads}`,
    )
    return
  }
  if (!next) throw new Error('There is no voice left to read the story')
  const to = { providerId: next.provider.id, voiceId: next.voiceId }
  const isChanged = await db.transaction().execute((trx) => changeVoice(trx, id, { from: narration, to }))
  if (isChanged) await replaceNotes(`${reason}, so ${next.name}${readsThisStory}`)
}
