import { defaultCadence, type WordTiming } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import {
  insertNarration,
  insertRecordedSection,
  makeCurrent,
  markReady,
  placeSection,
} from './narrations.queries.ts'

/** Sound that nobody has to record any more. */
export interface FinishedReading {
  readonly storyId: string
  readonly providerId: string
  readonly voiceId: string
  /** As families know the voice: it is in no list. */
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
 * Makes sound that was made elsewhere a narration of its story, the one that is heard from now on. Inside a transaction.
 * @returns the narration's id
 */
export async function takeReading(trx: Kysely<Schema>, reading: FinishedReading): Promise<number> {
  const { storyId, providerId, voiceId, voiceName, file, durationMs, sections } = reading
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
    await placeSection(trx, id, section.position, startMs)
  }
  await markReady(trx, id, voice, file, durationMs)
  await makeCurrent(trx, storyId, id)
  return id
}
