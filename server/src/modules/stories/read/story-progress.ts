import type { StoryProgress, StoryStep } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { type ProgressRow, selectProgress } from './progress.queries.ts'

type Db = Kysely<Schema>

interface Counted {
  readonly done: number
  readonly total: number
}

interface Narrated extends Counted {
  readonly status: 'pending' | 'recording' | 'ready' | 'failed'
  /** Whether the story can be heard from its beginning: sections are recorded side by side. */
  readonly begun: boolean
}

/** What is there of a story, without the words of it. */
interface State {
  readonly status: 'generating' | 'ready' | 'failed'
  /** Sections; a story that is not planned has none to count. */
  readonly told: Counted
  readonly written: boolean
  readonly pictures: Counted | null
  readonly narration: Narrated | null
}

/** How far a story is, read from what is saved of it. @returns null when there is no such story */
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
    thumbnailUrl: row.thumbnailUrl,
    pictures: state.pictures,
    narration: narration && { done: narration.done, total: narration.total },
    settled: isSettled(state),
    message: row.failure,
  }
}

/** A story can be opened when its text and pictures are there and, if it is to be heard, its first section. */
export async function isReady(db: Db, id: string): Promise<boolean> {
  const row = await selectProgress(db, id)
  if (!row) return false
  const { written, pictures, narration } = stateOf(row)
  const drawn = pictures === null || pictures.done >= pictures.total
  return written && drawn && canBeHeard(narration)
}

/** A narration is ready when its sections have been joined to one file. */
function isSettled({ status, narration }: State): boolean {
  if (status !== 'ready') return status === 'failed'
  return narration === null || narration.status === 'failed' || narration.status === 'ready'
}

/** From its beginning, or never. */
const canBeHeard = (narration: Narrated | null) =>
  narration === null || narration.begun || narration.status === 'failed'

function stateOf(row: ProgressRow): State {
  const narrationStatus = row.narrationStatus
  const sections = Math.max(row.sectionCount, row.plannedCount)
  return {
    status: row.status,
    told: { done: row.sectionCount, total: sections },
    written: row.sectionCount > 0 && row.sectionCount === sections,
    pictures: row.progress?.pictures ?? null,
    narration: narrationStatus && {
      done: row.recorded ?? 0,
      total: sections,
      status: narrationStatus,
      begun: Boolean(row.firstRecorded),
    },
  }
}

function stepOf(state: State): StoryStep {
  if (state.status === 'ready') return 'complete'
  if (!state.written) return 'generating'
  if (state.pictures && state.pictures.done < state.pictures.total) return 'creating-image'
  if (!canBeHeard(state.narration)) return 'recording-audio'
  return 'finalizing'
}

/** The text is the first fifth of the work that a reader waits for, pictures and the first spoken section the rest. */
function percentOf(state: State): number {
  if (state.status === 'ready') return 100
  if (!state.written)
    return state.told.total === 0 ? 0 : Math.floor((20 * state.told.done) / state.told.total)
  const parts = [state.pictures, state.narration && { done: state.narration.begun ? 1 : 0, total: 1 }]
  const total = parts.reduce((sum, part) => sum + (part?.total ?? 0), 0)
  const done = parts.reduce((sum, part) => sum + (part?.done ?? 0), 0)
  return Math.min(99, Math.round(20 + (total === 0 ? 0 : (done / total) * 80)))
}
