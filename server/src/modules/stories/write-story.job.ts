import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../platform/database/schema.ts'
import type { Events } from '../../platform/events/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import {
  insertNarration,
  narrateStory,
  removeNarrations,
  type SpeechProvider,
  selectCurrentNarration,
} from '../narration/index.ts'
import { advanceStory } from './advance-story.ts'
import type { Brief } from './brief.ts'
import { drawStory } from './draw-story.job.ts'
import { minutesOf } from './duration.ts'
import { makeReceipt } from './make-receipt.ts'
import { insertCall, selectCost } from './outside-calls.queries.ts'
import { addNote, appendSection, saveDraft, saveOutline, saveReceipt, selectWork } from './stories.queries.ts'
import {
  type DraftSection,
  type Outline,
  type Sitting,
  type StoryWriter,
  WriterGaveUp,
} from './story-writer.ts'
import { type Reviewed, writeReviewed } from './write-reviewed.ts'

/** Long enough for a slow model on a machine of one's own. */
export const writeStory = defineJob<{ storyId: string }>('write-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
})

/** The samples of a first start wait for whoever is there already. */
export const afterFamilies = -10

interface Desk {
  readonly db: Kysely<Schema>
  readonly jobs: Jobs
  readonly events: Events
  readonly log: Logger
  readonly writer: StoryWriter
  /** Needs nobody else, and takes over where the writer gives up. */
  readonly houseWriter: StoryWriter
  readonly builtinSpeech: Pick<SpeechProvider, 'id'>
}

interface Commission {
  readonly id: string
  readonly userId: number | null
  readonly brief: Brief
  readonly priority: number
  readonly begun: Sitting['begun']
  edition: number
  /** Whether some call had a price that nobody knows. */
  unpriced: boolean
}

/**
 * Writes the text and, in the transactions that save it, asks for pictures and narration. It can be stopped anywhere and run
 * again: what is saved is gone on with, and a story that is whole is left alone.
 */
export async function write(desk: Desk, storyId: string, signal: AbortSignal): Promise<void> {
  const story = await selectWork(desk.db, storyId)
  if (story?.status !== 'generating' || !story.brief) return
  const { sections } = story.storyStructure
  const { outline, brief, edition, userId } = story
  if (sections.length > 0 && sections.length >= (outline?.scenes.length ?? 0)) return
  const priority = story.isSample ? afterFamilies : 0
  const begun = outline && { ...outline, sections: sections.map(({ imageIndex: _, ...section }) => section) }
  const commission: Commission = { id: storyId, userId, brief, priority, begun, edition, unpriced: false }
  try {
    if (desk.writer === desk.houseWriter) await writeAtOnce(desk, commission, signal)
    else await writeOrTakeOver(desk, commission, signal)
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error
  }
}

/** Somebody else has saved it, or it was deleted: there is nothing to do here any more. */
class NotOurs extends Error {}

async function writeOrTakeOver(desk: Desk, commission: Commission, signal: AbortSignal): Promise<void> {
  try {
    const handedIn = new Set<number>()
    const sitting = sittingFor(desk, commission, signal, handedIn)
    const draft = await desk.writer.write(commission.brief, sitting)
    if (handedIn.size === 0 && !commission.begun)
      await saveWhole(desk, commission, desk.writer, { draft, notes: [] })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NotOurs) throw error
    const gaveUp = error instanceof WriterGaveUp ? error : null
    desk.log.warn(
      { storyId: commission.id, kind: gaveUp?.kind ?? 'unexpected' },
      'our own storyteller takes over',
    )
    const note = gaveUp?.note ?? 'Something went wrong, so our own storyteller wrote this story.'
    await writeAtOnce(desk, commission, signal, [note])
  }
}

async function writeAtOnce(
  desk: Desk,
  commission: Commission,
  signal: AbortSignal,
  notes: readonly string[] = [],
): Promise<void> {
  const alone = { ...sittingFor(desk, commission, signal, new Set()), begun: null }
  const reviewed = await writeReviewed(desk.houseWriter, commission.brief, alone)
  await saveWhole(desk, commission, desk.houseWriter, {
    draft: reviewed.draft,
    notes: [...notes, ...reviewed.notes],
  })
}

function sittingFor(desk: Desk, commission: Commission, signal: AbortSignal, handedIn: Set<number>): Sitting {
  const { id, brief, begun } = commission
  let outline: Outline | null = begun
  const sections: DraftSection[] = [...(begun?.sections ?? [])]
  return {
    signal,
    begun,
    async onOutline(planned) {
      await desk.db.transaction().execute(async (trx) => {
        if (!(await saveOutline(trx, id, planned))) throw new NotOurs()
        await desk.jobs.enqueue(trx, drawStory, { storyId: id }, { priority: commission.priority })
      })
      outline = planned
      commission.edition = 1
      await advanceStory(desk, id)
    },
    async onSection(section, index) {
      if (!outline) throw new Error('A section was handed in before the outline')
      sections.push(section)
      const { title, scenes } = outline
      const duration = minutesOf(textOf(sections), brief.narration?.cadence)
      const isLast = index === scenes.length - 1
      await desk.db.transaction().execute(async (trx) => {
        const { edition } = commission
        if (!(await appendSection(trx, id, section, index, { duration, edition }))) throw new NotOurs()
        // The first section is spoken while the next ones are written; what is missing then, by a second run.
        if (index === 0) await beginNarration(trx, desk, commission)
        if (isLast && index > 0) await finishNarration(trx, desk, commission)
        if (isLast) await keepReceipt(trx, desk, commission, desk.writer, { title, sections })
      })
      handedIn.add(index)
      await advanceStory(desk, id)
    },
    async onCall(call) {
      commission.unpriced ||= call.costUsd === null
      await insertCall(desk.db, commission, call)
    },
  }
}

/** Takes the place of whatever was handed in before. */
async function saveWhole(
  desk: Desk,
  commission: Commission,
  writer: StoryWriter,
  { draft, notes }: Reviewed,
): Promise<void> {
  const { id, brief, edition, priority } = commission
  const content = textOf(draft.sections)
  const duration = minutesOf(content, brief.narration?.cadence)
  const pictures = draft.sections.length + 1
  await desk.db.transaction().execute(async (trx) => {
    if (!(await saveDraft(trx, id, draft, { content, duration, pictures }, edition))) throw new NotOurs()
    await removeNarrations(trx, id)
    await desk.jobs.enqueue(trx, drawStory, { storyId: id }, { priority })
    await beginNarration(trx, desk, commission)
    await keepReceipt(trx, desk, commission, writer, draft)
    for (const note of notes) await addNote(trx, id, note)
  })
  await advanceStory(desk, id)
}

async function beginNarration(trx: Transaction<Schema>, { jobs }: Desk, { id, brief, priority }: Commission) {
  if (!brief.narration) return
  const narration = await insertNarration(trx, { storyId: id, ...brief.narration, isCurrent: true })
  await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId: id }, { priority })
}

async function finishNarration(trx: Transaction<Schema>, { jobs }: Desk, { id, priority }: Commission) {
  const narration = await selectCurrentNarration(trx, id)
  if (narration)
    await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId: id }, { priority })
}

async function keepReceipt(
  trx: Transaction<Schema>,
  { builtinSpeech, writer: chosen }: Desk,
  { id, brief, unpriced }: Commission,
  writer: StoryWriter,
  story: { readonly title: string; readonly sections: readonly DraftSection[] },
): Promise<void> {
  const speaker = brief.narration?.providerId ?? builtinSpeech.id
  // What was sent stays sent, whoever wrote the story in the end.
  const sentTo = [
    ...(chosen.sends?.(brief) ?? []).map(({ provider, what }) => ({ provider, what: [...what] })),
    ...(speaker === builtinSpeech.id
      ? []
      : [{ provider: speaker, what: ['the text of the story, to read it aloud'] }]),
  ]
  const costUsd = unpriced ? null : await selectCost(trx, id)
  await saveReceipt(trx, id, makeReceipt(brief, writer, story, { sentTo, costUsd }))
}

const textOf = (sections: readonly DraftSection[]) => sections.map(({ text }) => text).join('\n\n')
