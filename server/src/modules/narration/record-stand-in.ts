import { randomUUID } from 'node:crypto'
import { fallbackVoice, type Speaker, SpeechFailed } from '../voices/index.ts'
import { selectRecordedSections } from './narrations.queries.ts'
import { placeOf } from './place-of.ts'
import type { NarrationDeps, NarrationRow } from './record-narration.ts'
import { recordSection } from './record-section.ts'
import { saveStandIn, selectStandIn } from './stand-in.queries.ts'
import type { SpokenNames } from './substitute-names.ts'

/** A child who has been promised a story waits no longer than this. */
const longestWaitMs = 2000

/**
 * Has a quick voice speak the first section, to be heard until the chosen voice has recorded the story, if that one would keep a child
 * waiting. A story that has a narration already is heard in that one meanwhile.
 */
export async function recordStandIn(
  deps: NarrationDeps,
  narration: NarrationRow,
  { provider, voiceId }: Speaker,
  signal: AbortSignal,
): Promise<void> {
  const { db, files, speakers, onAdvance } = deps
  const { id, storyId, isCurrent, cadence, language } = narration
  const first = narration.storyStructure.sections[0]
  if (!first || !isCurrent) return
  const waitMs = (await provider.waitMs?.(voiceId, first.text)) ?? 0
  if (waitMs <= longestWaitMs) return
  if ((await selectRecordedSections(db, id)).length > 0 || (await selectStandIn(db, id))) return
  const slow = [...speakers.values()].filter((one) => one.waitMs || one.isRemote)
  const quick = await fallbackVoice(db, speakers, new Set(slow.map((one) => one.id)), language)
  if (!quick) return
  const options = {
    cadence,
    language,
    names: (narration.spokenNames ?? {}) as SpokenNames,
    signal,
    onCall: async () => {},
  }
  const section = { ...first, place: placeOf(narration, 0), isUrgent: true }
  const recording = await recordSection(quick, section, options).catch(onlyFailures)
  // Then the chosen voice is waited for.
  if (!recording) return
  const file = `stories/${storyId}/narration/${id}/stand-in-${randomUUID().slice(0, 8)}.mp3`
  await files.put(file, recording.mp3, 'audio/mpeg')
  const { durationMs, words } = recording
  const isSaved = await saveStandIn(db, id, { file, durationMs: Math.round(durationMs), words })
  if (!isSaved) await files.remove(file)
  await onAdvance(storyId)
}

function onlyFailures(error: unknown): null {
  if (error instanceof SpeechFailed) return null
  throw error
}
