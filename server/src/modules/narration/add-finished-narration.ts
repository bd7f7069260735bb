import { defaultCadence, type WordTiming } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import {
  insertNarration,
  insertRecordedSection,
  makeCurrent,
  markReady,
  setSectionStart,
} from './narrations.queries.ts'

/** A narration that was recorded elsewhere. */
export interface FinishedNarration {
  readonly storyId: string
  readonly providerId: string
  readonly voiceId: string
  /** As families know the voice, which is not in the list of voices. */
  readonly voiceName: string
  /** The whole story in one file, and where each section begins in it. */
  readonly file: string
  readonly durationMs: number
  readonly sections: readonly {
    readonly position: number
    readonly file: string
    readonly durationMs: number
    readonly startMs: number
    readonly words: readonly WordTiming[]
  }[]
}

/**
 * Adds a narration that was recorded elsewhere to its story, as the current one. Inside a transaction.
 * @returns the narration's id
 */
export async function addFinishedNarration(
  trx: Kysely<Schema>,
  narration: FinishedNarration,
): Promise<number> {
  const { storyId, providerId, voiceId, voiceName, file, durationMs, sections } = narration
  const voice = { providerId, voiceId }
  const { id } = await insertNarration(trx, {
    storyId,
    ...voice,
    voiceName,
    cadence: defaultCadence,
    isCurrent: false,
  })
  for (const { startMs, ...section } of sections) {
    await insertRecordedSection(trx, voice, { narrationId: id, ...section })
    await setSectionStart(trx, id, section.position, startMs)
  }
  await markReady(trx, id, voice, file, durationMs)
  await makeCurrent(trx, storyId, id)
  return id
}
