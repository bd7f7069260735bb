import type { StoryReceipt } from '@nightlight/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
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
import { memoryOf } from './series/canon.ts'
import { keepCanon } from './series/keep-canon.ts'
import { addNote, appendSection, saveDraft, saveOutline, saveReceipt } from './stories.queries.ts'
import type { DraftSection, Outline, OutsideCall, Sitting, StoryWriter } from './story-writer.ts'
import type { Reviewed } from './write-reviewed.ts'

/** Where a story is handed in. */
export interface Counter {
  readonly db: Kysely<Schema>
  readonly jobs: Jobs
  readonly events: Events
  readonly metrics: Deps['metrics']
  readonly builtinSpeech: Pick<SpeechProvider, 'id'>
}

/** A story to be written, and how far it is. */
export interface Commission {
  readonly id: string
  readonly userId: number | null
  readonly brief: Brief
  readonly priority: number
  readonly begun: Sitting['begun']
  /** The edition that is saved. */
  edition: number
  /** What was sent to writers outside of the house. It stays sent, whoever wrote the story in the end. */
  sentTo: StoryReceipt['sentTo']
  /** Whether some call had a price that nobody knows. */
  unpriced: boolean
}

/** Somebody else has saved it, or it was deleted: there is nothing to do any more. */
export class NotOurs extends Error {}

type Trx = Transaction<Schema>
type Told = Pick<Outline, 'title' | 'plot' | 'canon'> & { readonly sections: readonly DraftSection[] }

/**
 * Saves an outline and has it drawn.
 * @throws {NotOurs}
 */
export async function handInOutline(
  counter: Counter,
  commission: Commission,
  outline: Outline,
): Promise<void> {
  const { id, priority } = commission
  await counter.db.transaction().execute(async (trx) => {
    if (!(await saveOutline(trx, id, outline))) throw new NotOurs()
    await counter.jobs.enqueue(trx, drawStory, { storyId: id }, { priority })
  })
  commission.edition = 1
  await advanceStory(counter, id)
}

/**
 * Saves the next section. The first one is spoken while the others are written, and what is missing then is spoken after the
 * last; with the last one the story has its receipt.
 * @param told the story up to and with the new section
 * @throws {NotOurs}
 */
export async function handInSection(
  counter: Counter,
  commission: Commission,
  writer: StoryWriter,
  told: Told,
  planned: number,
): Promise<void> {
  const { id, brief, edition } = commission
  const index = told.sections.length - 1
  const section = told.sections[index]
  if (!section) throw new Error('Nothing was handed in')
  const duration = minutesOf(brief, told.sections)
  await counter.db.transaction().execute(async (trx) => {
    if (!(await appendSection(trx, id, section, index, { duration, edition }))) throw new NotOurs()
    if (index === 0) await beginNarration(trx, counter, commission)
    if (told.sections.length < planned) return
    if (index > 0) await finishNarration(trx, counter, commission)
    await keepCanon(trx, brief, rememberedOf(told))
    await keepReceipt(trx, counter, commission, writer, told)
  })
  await advanceStory(counter, id)
}

/** Saves a whole story in the place of whatever was handed in before. @throws {NotOurs} */
export async function handInWhole(
  counter: Counter,
  commission: Commission,
  writer: StoryWriter,
  { draft, notes }: Reviewed,
): Promise<void> {
  const { id, brief, edition, priority } = commission
  const content = textOf(draft.sections)
  const duration = minutesOf(brief, draft.sections)
  const pictures = draft.sections.length + 1
  await counter.db.transaction().execute(async (trx) => {
    if (!(await saveDraft(trx, id, draft, { content, duration, pictures }, edition))) throw new NotOurs()
    await removeNarrations(trx, id)
    await counter.jobs.enqueue(trx, drawStory, { storyId: id }, { priority })
    await beginNarration(trx, counter, commission)
    await keepCanon(trx, brief, rememberedOf(draft))
    await keepReceipt(trx, counter, commission, writer, draft)
    for (const note of notes) await addNote(trx, id, note)
  })
  await advanceStory(counter, id)
}

export async function countCall({ db }: Counter, commission: Commission, call: OutsideCall): Promise<void> {
  commission.unpriced ||= call.costUsd === null
  await insertCall(db, commission, call)
}

const rememberedOf = ({ plot, canon, sections }: Told) =>
  memoryOf({ plot, canon, setting: sections[0]?.scene.setting })

async function beginNarration(trx: Trx, { jobs }: Counter, { id, brief, priority }: Commission) {
  if (!brief.narration) return
  const narration = await insertNarration(trx, { storyId: id, ...brief.narration, isCurrent: true })
  await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId: id }, { priority })
}

async function finishNarration(trx: Trx, { jobs }: Counter, { id, priority }: Commission) {
  const narration = await selectCurrentNarration(trx, id)
  if (!narration) return
  await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId: id }, { priority })
}

async function keepReceipt(
  trx: Trx,
  { builtinSpeech }: Counter,
  { id, brief, sentTo, unpriced }: Commission,
  writer: StoryWriter,
  story: Told,
): Promise<void> {
  const speaker = brief.narration?.providerId ?? builtinSpeech.id
  const toSpeaker =
    speaker === builtinSpeech.id
      ? []
      : [{ provider: speaker, what: ['the text of the story, to read it aloud'] }]
  const costUsd = unpriced ? null : await selectCost(trx, id)
  const receipt = makeReceipt(brief, writer, story, { sentTo: [...sentTo, ...toSpeaker], costUsd })
  await saveReceipt(trx, id, receipt)
}

const textOf = (sections: readonly DraftSection[]) => sections.map(({ text }) => text).join('\n\n')
