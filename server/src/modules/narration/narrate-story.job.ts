import { defineJob } from '../../platform/jobs/index.ts'
import { reasonOf, type Speaker, SpeechFailed, speakerOf, standIn } from '../voices/index.ts'
import {
  changeVoice,
  markFailed,
  markRecording,
  selectCurrentNarration,
  selectNarration,
} from './narrations.queries.ts'
import { joinWhole, type NarrationDeps, type NarrationRow, recordMissing } from './record-narration.ts'
import { selectSpokenNames } from './spoken-names.queries.ts'

/** Long enough for the longest story in the slowest voice on a busy machine. */
export const narrateStory = defineJob<{ narrationId: number; storyId: string }>('narrate-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 600,
})

/**
 * Records what is not recorded yet, first section first, saves each section, then joins them. It can be stopped anywhere and
 * run again: a section that was saved is not spoken twice. Where a voice fails another one reads the whole story: a story is never
 * read by two voices.
 */
export async function narrate(deps: NarrationDeps, narrationId: number, signal: AbortSignal): Promise<void> {
  const { db, onAdvance } = deps
  const asked = await selectNarration(db, narrationId)
  if (!asked) return
  // An earlier try may have been cut off between the last save and the word of it.
  if (asked.status === 'ready') return onAdvance(asked.storyId)
  await markRecording(db, narrationId, await selectSpokenNames(db, asked.storyId))
  const narration = await selectNarration(db, narrationId)
  if (!narration) return
  const speaker = await recordAll(deps, narration, signal)
  if (!speaker) return onAdvance(narration.storyId)
  // A story that is still being written asks again when its last section is there.
  if (narration.storyStructure.sections.length < narration.plannedCount) return
  await joinWhole(deps, narration, speaker)
  await onAdvance(narration.storyId)
}

/** What stands on a story that was to have a voice and got none. */
const noVoiceNote = 'The narration could not be recorded. You can try again from the story page.'

/** Notes of ours end like this; they are taken back when a story is read again. */
export const isNoteOnVoice = (note: string): boolean =>
  note === noVoiceNote || note.endsWith(readInstead) || note.endsWith(keptVoice)

const readInstead = ' reads this story.'
const keptVoice = ' so this story keeps the voice it had.'

/** Called when every try has failed: the story stays, and says that it has no voice. One that has an earlier voice keeps that. */
export async function giveUpNarration(
  { db, onAdvance, note }: NarrationDeps,
  narrationId: number,
): Promise<void> {
  const narration = await selectNarration(db, narrationId)
  if (!narration) return
  await markFailed(db, narrationId)
  if (narration.isCurrent) await note(narration.storyId, noVoiceNote)
  await onAdvance(narration.storyId)
}

/** @returns who reads the story; null when it keeps an earlier voice, or is read already */
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
      const failure = await recordMissing(deps, narration, speaker, signal).catch(onlyFailures)
      if (!failure) return speaker
      const { id: provider, name } = speaker.provider
      const { kind, status } = failure
      deps.log.warn({ narration: narration.id, provider, kind, status }, 'a voice failed')
      failed.add(provider)
      reason = reasonOf(name, failure)
    }
    await giveToAnother(deps, narration, failed, reason)
    // What stands there now is what counts: another run may have been quicker.
    narration = await selectNarration(deps.db, narration.id)
  }
  return null
}

function onlyFailures(error: unknown): SpeechFailed {
  if (error instanceof SpeechFailed) return error
  throw error
}

/**
 * Another voice begins the whole story anew, and the story says why. One that has been read already keeps the voice it had: that
 * is nearer to what the family chose than a voice they did not ask for.
 */
async function giveToAnother(
  { db, speakers, note }: NarrationDeps,
  narration: NarrationRow,
  failed: ReadonlySet<string>,
  reason: string,
): Promise<void> {
  const { id, storyId } = narration
  // Whoever was to read it before does not any more.
  const say = (sentence: string) => note(storyId, sentence, narration.notes.filter(isNoteOnVoice))
  const earlier = await selectCurrentNarration(db, storyId)
  if (earlier && earlier.id !== id && earlier.status === 'ready') {
    await markFailed(db, id)
    await say(`${reason},${keptVoice}`)
    return
  }
  const next = await standIn(db, speakers, failed)
  if (!next) throw new Error('There is no voice left to read the story')
  const to = { providerId: next.provider.id, voiceId: next.voiceId }
  const isChanged = await db.transaction().execute((trx) => changeVoice(trx, id, { from: narration, to }))
  if (isChanged) await say(`${reason}, so ${next.name}${readInstead}`)
}
