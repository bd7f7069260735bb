import type { StoryProgress, StoryStep } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { type ProgressRow, selectProgress } from './progress.queries.ts'

type Db = Kysely<Schema>

interface Count {
  readonly done: number
  readonly total: number
}

interface NarrationCount extends Count {
  readonly status: 'pending' | 'recording' | 'ready' | 'failed'
  /** Whether the first section is recorded. The count does not say, as sections are recorded in parallel. */
  readonly isPlayable: boolean
}

/** How much of a story exists. */
interface StoryState {
  readonly status: 'generating' | 'ready' | 'failed'
  /** The total is 0 as long as there is no outline. */
  readonly sections: Count
  readonly written: boolean
  readonly pictures: Count | null
  readonly narration: NarrationCount | null
}

/** Derives progress from what is saved of a story. @returns null when there is no such story */
export async function readProgress(db: Db, id: string): Promise<StoryProgress | null> {
  const row = await selectProgress(db, id)
  if (!row) return null
  const state = stateOf(row)
  const { narration } = state
  return {
    storyId: id,
    status: state.status,
    step: stepOf(state),
    percent: percentOf(state),
    title: row.title || null,
    opening: row.opening || null,
    language: row.language,
    edition: row.edition,
    thumbnailUrl: row.thumbnailUrl,
    pictures: state.pictures,
    narration: narration && { done: narration.done, total: narration.total },
    settled: isSettled(state),
    message: row.failure,
  }
}

/** A story can be opened when its text and pictures exist and, if a narration was requested, its first section is recorded. */
export async function isReady(db: Db, id: string): Promise<boolean> {
  const row = await selectProgress(db, id)
  if (!row) return false
  const { written, pictures, narration } = stateOf(row)
  const drawn = pictures === null || pictures.done >= pictures.total
  return written && drawn && !awaitsNarration(narration)
}

/** A narration is ready when its sections have been joined to one file. */
function isSettled({ status, narration }: StoryState): boolean {
  if (status !== 'ready') return status === 'failed'
  return narration === null || narration.status === 'failed' || narration.status === 'ready'
}

/** Until it can be heard from the beginning, or never will be. */
const awaitsNarration = (narration: NarrationCount | null) =>
  narration !== null && !narration.isPlayable && narration.status !== 'failed'

function stateOf(row: ProgressRow): StoryState {
  const narrationStatus = row.narrationStatus
  const sections = Math.max(row.sectionCount, row.plannedCount)
  return {
    status: row.status,
    sections: { done: row.sectionCount, total: sections },
    written: row.sectionCount > 0 && row.sectionCount === sections,
    pictures: row.progress?.pictures ?? null,
    narration: narrationStatus && {
      done: row.recorded ?? 0,
      total: sections,
      status: narrationStatus,
      isPlayable: Boolean(row.firstRecorded),
    },
  }
}

function stepOf(state: StoryState): StoryStep {
  if (state.status === 'ready') return 'complete'
  if (!state.written) return 'generating'
  if (state.pictures && state.pictures.done < state.pictures.total) return 'creating-image'
  if (awaitsNarration(state.narration)) return 'recording-audio'
  return 'finalizing'
}

/** The text is the first fifth of the work that a reader waits for; pictures and the first narrated section are the rest. */
function percentOf(state: StoryState): number {
  if (state.status === 'ready') return 100
  if (!state.written)
    return state.sections.total === 0 ? 0 : Math.floor((20 * state.sections.done) / state.sections.total)
  const parts = [state.pictures, state.narration && { done: state.narration.isPlayable ? 1 : 0, total: 1 }]
  const total = parts.reduce((sum, part) => sum + (part?.total ?? 0), 0)
  const done = parts.reduce((sum, part) => sum + (part?.done ?? 0), 0)
  return Math.min(99, Math.round(20 + (total === 0 ? 0 : (done / total) * 80)))
}
