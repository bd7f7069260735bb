import type { StoryReceipt } from '@nightlight/contract'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { countInfoUse } from '../../children/index.ts'
import {
  insertNarration,
  narrateStory,
  removeNarrations,
  selectCurrentNarration,
} from '../../narration/index.ts'
import type { SpeechProvider } from '../../voices/index.ts'
import { advanceStory } from '../advance-story.ts'
import { illustrateStory } from '../illustrate/illustrate-story.job.ts'
import { removePositions } from '../read/reading-position.queries.ts'
import type { Brief } from '../request/brief.ts'
import { minutesOf } from '../request/duration.ts'
import { memoryOf, namesOf } from '../series/canon.ts'
import { saveCanon } from '../series/save-canon.ts'
import {
  addNote,
  appendSection,
  holdForParent,
  saveReceipt,
  storeDraft,
  storeOutline,
  takeBack,
} from '../written-story.queries.ts'
import { insertCall, selectCost } from './external-calls.queries.ts'
import { toldNotes } from './fact-receipts.ts'
import { makeReceipt } from './make-receipt.ts'
import { isReadByOthers } from './review-draft.ts'
import type {
  Draft,
  DraftSection,
  ExternalCall,
  Outline,
  StoryWriter,
  WriterContext,
} from './story-writer.ts'
import type { Reviewed } from './write-reviewed.ts'

export interface DraftDeps extends Pick<PlatformDeps, 'db' | 'jobs' | 'events' | 'metrics' | 'files'> {
  readonly builtinSpeech: Pick<SpeechProvider, 'id'>
}

/** A story that is being written, and how much of it is saved. */
export interface WriteState {
  readonly id: string
  readonly userId: number | null
  readonly brief: Brief
  readonly priority: number
  readonly partial: WriterContext['partial']
  /** The edition that is saved; 0 while nothing is. */
  edition: number
  /** How many sections a family may have seen. */
  shown: number
  /** What was sent to external writers, whichever writer completes the story. */
  sentTo: StoryReceipt['sentTo']
  /** Whether the price of some call is not known. */
  unpriced: boolean
}

/** Another process has saved this step, or the story was deleted: there is nothing left to do. */
export class StaleWrite extends Error {}

type Trx = Transaction<Schema>
type StoryText = Pick<Outline, 'canon'> & Draft

/**
 * Saves an outline and requests the pictures.
 * @throws {StaleWrite}
 */
export async function saveOutline(deps: DraftDeps, state: WriteState, outline: Outline): Promise<void> {
  const { id, priority } = state
  await deps.db.transaction().execute(async (trx) => {
    if (!(await storeOutline(trx, id, { ...outline, sentTo: state.sentTo }))) throw new StaleWrite()
    await deps.jobs.enqueue(trx, illustrateStory, { storyId: id }, { priority })
  })
  state.edition = 1
  await advanceStory(deps, id)
}

/**
 * Saves the next section. The first one is narrated while the others are written, the rest after the last one, which also adds
 * the receipt.
 * @param story the text up to and including the new section
 * @param planned how many sections there will be
 * @throws {StaleWrite}
 */
export async function saveSection(
  deps: DraftDeps,
  state: WriteState,
  writer: StoryWriter,
  story: StoryText,
  planned: number,
): Promise<void> {
  const { id, brief, edition } = state
  const index = story.sections.length - 1
  const section = story.sections[index]
  if (!section) throw new Error('There is no section to save')
  const duration = minutesOf(brief, story.sections)
  await deps.db.transaction().execute(async (trx) => {
    if (!(await appendSection(trx, id, section, index, { duration, edition }))) throw new StaleWrite()
    if (index === 0) {
      if (brief.language !== undefined && !isReadByOthers(story)) await holdForParent(trx, id)
      await requestNarration(trx, deps, state)
    }
    if (story.sections.length < planned) return
    if (index > 0) await requestRestOfNarration(trx, deps, state)
    await saveCanon(trx, brief, memoryOfText(brief, story))
    await saveReceiptOf(trx, deps, state, writer, story)
  })
  state.shown = story.sections.length
  await advanceStory(deps, id)
}

/**
 * Takes back what a writer who cannot finish the story has saved of it, before another one begins: its text, its pictures, its sound, and
 * from whoever has it open.
 * @param notes sentences for the parent on why
 * @throws {StaleWrite}
 */
export async function takeBackDraft(
  deps: DraftDeps,
  state: WriteState,
  notes: readonly string[],
): Promise<void> {
  const { id, edition, sentTo, shown } = state
  await deps.db.transaction().execute(async (trx) => {
    if (!(await takeBack(trx, id, edition, sentTo))) throw new StaleWrite()
    await removeNarrations(trx, id)
    await removePositions(trx, id)
    for (const note of shown > 0 ? [...notes, takenBackNote] : notes) await addNote(trx, id, note)
  })
  state.edition = edition + 1
  state.shown = 0
  await advanceStory(deps, id)
  await removeTakenBack(deps, state)
}

const takenBackNote = 'The beginning that you could see or hear before has been taken back.'

/** The files of what was taken back, of which there is nothing left to keep. What a worker still writes, it removes itself. */
export const removeTakenBack = ({ files }: Pick<DraftDeps, 'files'>, { id }: Pick<WriteState, 'id'>) =>
  files.removeAll(`stories/${id}/`)

/** Saves a whole story, in place of whatever was saved of it before. @throws {StaleWrite} */
export async function saveDraft(
  deps: DraftDeps,
  state: WriteState,
  writer: StoryWriter,
  { draft, notes }: Reviewed,
): Promise<void> {
  const { id, brief, edition, priority } = state
  const content = textOf(draft.sections)
  const duration = minutesOf(brief, draft.sections)
  const pictures = draft.sections.length + 1
  await deps.db.transaction().execute(async (trx) => {
    if (
      !(await storeDraft(
        trx,
        id,
        draft,
        { content, duration, pictures, language: brief.language ?? 'en' },
        edition,
      ))
    )
      throw new StaleWrite()
    await removeNarrations(trx, id)
    // Narration first: while its first section is spoken, the pictures of sections wait.
    await requestNarration(trx, deps, state)
    await deps.jobs.enqueue(trx, illustrateStory, { storyId: id }, { priority })
    await saveCanon(trx, brief, memoryOfText(brief, draft))
    await saveReceiptOf(trx, deps, state, writer, draft)
    for (const note of notes) await addNote(trx, id, note)
  })
  await advanceStory(deps, id)
}

export async function recordCall({ db }: DraftDeps, state: WriteState, call: ExternalCall): Promise<void> {
  state.unpriced ||= call.costUsd === null
  await insertCall(db, state, call)
}

const memoryOfText = (brief: Brief, { plot, canon, sections }: StoryText) =>
  memoryOf({
    plot,
    canon,
    setting: sections[0]?.scene.setting,
    text: textOf(sections),
    cast: namesOf(brief),
  })

async function requestNarration(trx: Trx, { jobs }: DraftDeps, { id, brief, priority }: WriteState) {
  if (!brief.narration) return
  const narration = await insertNarration(trx, { storyId: id, ...brief.narration, isCurrent: true })
  await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId: id }, { priority })
}

async function requestRestOfNarration(trx: Trx, { jobs }: DraftDeps, { id, priority }: WriteState) {
  const narration = await selectCurrentNarration(trx, id)
  if (!narration) return
  await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId: id }, { priority })
}

async function saveReceiptOf(
  trx: Trx,
  { builtinSpeech }: DraftDeps,
  { id, brief, sentTo, unpriced }: WriteState,
  writer: StoryWriter,
  story: StoryText,
): Promise<void> {
  const speaker = brief.narration?.providerId ?? builtinSpeech.id
  const toSpeaker =
    speaker === builtinSpeech.id
      ? []
      : [{ provider: speaker, what: ['the text of the story, to read it aloud'] }]
  const costUsd = unpriced ? null : await selectCost(trx, id)
  const receipt = makeReceipt(brief, writer, story, { sentTo: [...sentTo, ...toSpeaker], costUsd })
  await saveReceipt(trx, id, receipt)
  await countInfoUse(trx, toldNotes(brief, story))
}

const textOf = (sections: readonly DraftSection[]) => sections.map(({ text }) => text).join('\n\n')
