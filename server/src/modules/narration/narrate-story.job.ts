import { randomUUID } from 'node:crypto'
import type { WordTiming } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { inParallel } from '../../platform/parallel.ts'
import { defaultVoiceFor } from './choose-voice.ts'
import {
  insertRecordedSection,
  makeCurrent,
  markFailed,
  markReady,
  markRecording,
  markVoice,
  placeSection,
  selectNarration,
  selectRecordedSections,
} from './narrations.queries.ts'
import { recordSection } from './record-section.ts'
import type { JoinSections, SpeechProvider } from './speech-provider.ts'

/** Long enough for the longest story in the slowest voice on a busy machine. */
export const narrateStory = defineJob<{ narrationId: number; storyId: string }>('narrate-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 600,
})

interface Narrator {
  readonly db: Kysely<Schema>
  readonly files: Files
  readonly speakers: ReadonlyMap<string, SpeechProvider>
  readonly joinSections: JoinSections
  /** Sections that are recorded at the same time. */
  readonly threads: number
  /** Told after each step that somebody may be waiting for. */
  readonly onAdvance: (storyId: string) => Promise<void>
  /** Says on the story what did not go as asked. */
  readonly note: (storyId: string, note: string) => Promise<void>
}

type NarrationRow = NonNullable<Awaited<ReturnType<typeof selectNarration>>>

/**
 * Records what is not recorded yet, first section first, saves each section, then joins them. It can be stopped anywhere and
 * run again: a section that was saved is not spoken twice.
 */
export async function narrate(narrator: Narrator, narrationId: number, signal: AbortSignal): Promise<void> {
  const { db, onAdvance } = narrator
  const narration = await selectNarration(db, narrationId)
  if (!narration) return
  // An earlier try may have been cut off between the last save and the word of it.
  if (narration.status === 'ready') return onAdvance(narration.storyId)
  await markRecording(db, narrationId)
  const speaker = await speakerFor(narrator, narration)
  const recorded = new Set((await selectRecordedSections(db, narrationId)).map((section) => section.position))
  const sections = narration.storyStructure.sections.map((section, position) => ({ ...section, position }))
  const missing = sections.filter((section) => !recorded.has(section.position))
  await inParallel(narrator.threads, missing, async (section) => {
    const take = await recordSection(speaker.provider, speaker.voiceId, narration.cadence, section, signal)
    await saveSection(narrator, narration, section.position, take)
    await onAdvance(narration.storyId)
  })
  // A story that is still being written asks again when its last section is there.
  if (sections.length < narration.plannedCount) return
  await joinWhole(narrator, narration)
  await onAdvance(narration.storyId)
}

/** What stands on a story that was to have a voice and got none. */
export const noVoiceNote = 'The narration could not be recorded. You can try again from the story page.'

/** Called when every try has failed: the story stays, and says that it has no voice. One that has an earlier voice keeps that. */
export async function giveUpNarration({ db, onAdvance, note }: Narrator, narrationId: number): Promise<void> {
  const narration = await selectNarration(db, narrationId)
  if (!narration) return
  await markFailed(db, narrationId)
  if (narration.isCurrent) await note(narration.storyId, noVoiceNote)
  await onAdvance(narration.storyId)
}

/** The voice that was chosen or, where its provider is not set up any more, the default one. */
async function speakerFor({ db, speakers, note }: Narrator, narration: NarrationRow) {
  const provider = speakers.get(narration.providerId)
  const voices = await provider?.listVoices()
  if (provider && voices?.some((voice) => voice.voiceId === narration.voiceId)) {
    return { provider, voiceId: narration.voiceId }
  }
  const instead = await defaultVoiceFor(db, 'firefly')
  const other = speakers.get(instead.providerId)
  if (!other) throw new Error(`No provider ${instead.providerId} for the default voice`)
  await markVoice(db, narration.id, instead)
  await note(narration.storyId, 'The chosen voice was not available, so another one reads this story.')
  return { provider: other, voiceId: instead.voiceId }
}

async function saveSection(
  { db, files }: Narrator,
  narration: NarrationRow,
  position: number,
  take: { mp3: Uint8Array; durationMs: number; words: readonly WordTiming[] },
): Promise<void> {
  // Two runs may speak the same section at once; the row that is kept has its own recording.
  const file = `${folderOf(narration)}${position}-${randomUUID().slice(0, 8)}.mp3`
  await files.put(file, take.mp3, 'audio/mpeg')
  const { durationMs, words } = take
  await insertRecordedSection(db, {
    narrationId: narration.id,
    position,
    file,
    durationMs: Math.round(durationMs),
    words,
  })
}

async function joinWhole({ db, files, joinSections }: Narrator, narration: NarrationRow): Promise<void> {
  const recorded = await selectRecordedSections(db, narration.id)
  const takes = await Promise.all(recorded.map((section) => readRecorded(files, section.file)))
  const whole = joinSections(takes, narration.title)
  const file = `${folderOf(narration)}story.mp3`
  await files.put(file, whole.mp3, 'audio/mpeg')
  await db.transaction().execute(async (trx) => {
    for (const [index, section] of recorded.entries()) {
      await placeSection(trx, narration.id, section.position, Math.round(whole.starts[index] ?? 0))
    }
    await markReady(trx, narration.id, file, Math.round(whole.durationMs))
    await makeCurrent(trx, narration.storyId, narration.id)
  })
}

async function readRecorded(files: Files, file: string): Promise<Uint8Array> {
  const bytes = await files.read(file)
  if (!bytes) throw new Error(`A recorded section is missing: ${file}`)
  return bytes
}

const folderOf = (narration: NarrationRow) => `stories/${narration.storyId}/narration/${narration.id}/`
