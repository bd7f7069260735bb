import { randomUUID } from 'node:crypto'
import { inParallel } from '../../platform/parallel.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { Precedence } from '../../platform/precedence.ts'
import type { Recording, Speaker, SpeechDeps } from '../voices/index.ts'
import { insertSpeechCall, SpeechFailed } from '../voices/index.ts'
import {
  insertRecordedSection,
  lockStoryOfNarrations,
  makeCurrent,
  markReady,
  removeReplaced,
  saveGain,
  type selectNarration,
  selectOutcome,
  selectRecordedSections,
  setSectionStart,
} from './narrations.queries.ts'
import { placeOf } from './place-of.ts'
import { recordSection } from './record-section.ts'
import { openStoryGain } from './story-gain.ts'
import type { SpokenNames } from './substitute-names.ts'

export interface NarrationDeps
  extends Pick<PlatformDeps, 'db' | 'log' | 'files' | 'encryption'>,
    Pick<SpeechDeps, 'speakers' | 'joinSections'> {
  /** Sections that are recorded at the same time. */
  readonly threads: number
  readonly precedence: StoryPrecedence
  /** Called after each step that somebody may be waiting for. */
  readonly onAdvance: (storyId: string) => Promise<void>
  /** Adds a note to the story about what did not go as requested, and removes those that it replaces. */
  readonly note: (storyId: string, note: string, replaced?: readonly string[]) => Promise<void>
}

/** What goes first on the processors of this machine: a family waits for its first sound, then for its pictures, then listens. */
export interface StoryPrecedence {
  readonly firstSound: Precedence
  readonly pictures: Precedence
}

export type NarrationRow = NonNullable<Awaited<ReturnType<typeof selectNarration>>>

/** Records every section that is not recorded yet. When one fails, those in progress are aborted: nobody will hear them. */
export async function recordMissing(
  deps: NarrationDeps,
  narration: NarrationRow,
  speaker: Speaker,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, threads, precedence, onAdvance } = deps
  const { id, storyId, userId, cadence } = narration
  const recorded = new Set((await selectRecordedSections(db, id)).map((section) => section.position))
  const sections = narration.storyStructure.sections.map((section, position) => ({ ...section, position }))
  const missing = sections.filter((section) => !recorded.has(section.position))
  const abortOthers = new AbortController()
  const options = {
    cadence,
    language: narration.language,
    names: (narration.spokenNames ?? {}) as SpokenNames,
    signal: AbortSignal.any([signal, abortOthers.signal]),
    onCall: async (call: Parameters<typeof insertSpeechCall>[2]) => {
      await insertSpeechCall(db, { storyId, userId }, call)
    },
  }
  const voice = { providerId: speaker.provider.id, voiceId: speaker.voiceId }
  const withStoryGain = openStoryGain(narration.gainDb, async (gainDb) => {
    await saveGain(db, id, voice, gainDb)
  })
  let failure: SpeechFailed | undefined
  const record = async (section: (typeof sections)[number]) => {
    const isFirst = section.position === 0
    const place = placeOf(narration, section.position)
    const recording = await withStoryGain((storyGain) =>
      recordSection(
        speaker,
        { ...section, place, isUrgent: isFirst, ...(storyGain && { storyGain }) },
        options,
      ),
    ).catch((error: unknown) => {
      if (error instanceof SpeechFailed) failure ??= error
      abortOthers.abort(error)
      throw error
    })
    if (isFirst && recording.leftOut)
      log.debug({ narration: id, leftOut: recording.leftOut }, 'the voice reads without some of the plan')
    await saveSection(deps, narration, speaker, section.position, recording)
    await onAdvance(storyId)
  }
  const { isRemote, waitMs } = speaker.provider
  const isQuick = !isRemote && !waitMs
  try {
    // A listener waits for the first section only: a quick voice speaks it alone, on all threads.
    const first = isQuick && missing[0]?.position === 0 ? missing.shift() : undefined
    if (first) await precedence.firstSound.goFirst(() => record(first))
    await inParallel(threads, missing, async (section) => {
      if (!isRemote) await precedence.pictures.letPass(options.signal)
      await record(section)
    })
  } catch (error) {
    signal.throwIfAborted()
    throw failure ?? error
  }
}

/**
 * Joins all sections to one file. They must all be recorded in the voice that the narration has now. Two runs may join at once, after one
 * was taken for dead: the file of the first one stays, as families may be listening to it.
 */
export async function joinNarration(
  { db, files, joinSections }: Pick<NarrationDeps, 'db' | 'files' | 'joinSections'>,
  narration: NarrationRow,
  { provider, voiceId }: Speaker,
): Promise<void> {
  const recorded = await selectRecordedSections(db, narration.id)
  const mp3s = await Promise.all(recorded.map((section) => readSectionFile({ files }, section.file)))
  const whole = joinSections(mp3s, narration.title)
  const file = `${folderOf(narration)}story-${randomUUID().slice(0, 8)}.mp3`
  await files.put(file, whole.mp3, 'audio/mpeg')
  await db.transaction().execute(async (trx) => {
    // In the order of a changed sentence, which locks the story first: the other way round, the two would deadlock.
    await lockStoryOfNarrations(trx, narration.storyId)
    const voice = { providerId: provider.id, voiceId }
    if (!(await markReady(trx, narration.id, voice, file, Math.round(whole.durationMs)))) {
      if ((await selectOutcome(trx, narration.id))?.status === 'ready') return
      throw new Error('The narration has changed to another voice')
    }
    for (const [index, section] of recorded.entries()) {
      await setSectionStart(trx, narration.id, section.position, Math.round(whole.starts[index] ?? 0))
    }
    await makeCurrent(trx, narration.storyId, narration.id)
    await removeReplaced(trx, narration)
  })
}

async function saveSection(
  { db, files }: NarrationDeps,
  narration: NarrationRow,
  { provider, voiceId }: Speaker,
  position: number,
  { mp3, durationMs, words }: Recording,
): Promise<void> {
  // Two runs may record the same section at once; the row that is saved refers to its own file.
  const file = `${folderOf(narration)}${position}-${randomUUID().slice(0, 8)}.mp3`
  await files.put(file, mp3, 'audio/mpeg')
  const isSaved = await insertRecordedSection(
    db,
    { providerId: provider.id, voiceId },
    { narrationId: narration.id, position, file, durationMs: Math.round(durationMs), words },
  )
  // Of a text that was taken back meanwhile nothing is to be left.
  if (!isSaved) await files.remove(file)
}

async function readSectionFile({ files }: Pick<NarrationDeps, 'files'>, file: string): Promise<Uint8Array> {
  const bytes = await files.read(file)
  if (!bytes) throw new Error(`A recorded section is missing: ${file}`)
  return bytes
}

const folderOf = (narration: NarrationRow) => `stories/${narration.storyId}/narration/${narration.id}/`
