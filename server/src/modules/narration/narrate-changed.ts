import type { WordTiming } from '@nightlight/contract'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { narrateStory } from './narrate-story.job.ts'
import {
  insertNarration,
  selectCurrentNarration,
  selectNarration,
  selectUnfinishedNarration,
} from './narrations.queries.ts'
import { selectSpokenNames } from './spoken-names.queries.ts'
import { isSaidAlike, type SpokenNames } from './substitute-names.ts'

/** A piece of a section's text and what it became, in UTF-16 units. */
export interface TextChange {
  readonly section: number
  readonly start: number
  readonly end: number
  /** How much longer the text has become. */
  readonly longer: number
}

/** Recordings by relatives: nobody can have them say something else. */
const recordedByRelatives = 'family'

/**
 * Has the changed section of a story read anew by its voice, at its pace; the other sections are used as they are, but for those in
 * which a name is said otherwise by now. Until that is recorded the story keeps its voice, which says the old words there. Narrations in other voices are forgotten: they would have to be
 * recorded anew too, if somebody chooses them. Inside a transaction that has locked the story.
 * @throws when the story is being recorded in another voice
 */
export async function narrateChanged(
  trx: Transaction<Schema>,
  jobs: Jobs,
  storyId: string,
  change: TextChange,
): Promise<'recording' | 'recording-stays' | 'none'> {
  const current = await selectCurrentNarration(trx, storyId)
  const unfinished = await selectUnfinishedNarration(trx, storyId)
  if (unfinished && !(current?.status === 'ready' && isSameVoice(unfinished, current)))
    throw new StillRecording()
  await moveWords(trx, storyId, change)
  await removeOthers(trx, storyId)
  if (current?.status !== 'ready') return 'none'
  if (current.providerId === recordedByRelatives) return 'recording-stays'
  const { providerId, voiceId, cadence, gainDb } = current
  const spokenNames = await selectSpokenNames(trx, storyId)
  const next = await insertNarration(trx, {
    storyId,
    providerId,
    voiceId,
    ...(current.voiceName !== null && { voiceName: current.voiceName }),
    cadence,
    isCurrent: false,
    gainDb,
    spokenNames,
  })
  // What an earlier change is having recorded still is missing in the current narration.
  const from = unfinished?.id ?? current.id
  const positions = (await positionsSaidAlike(trx, from, spokenNames)).filter((one) => one !== change.section)
  await useSections(trx, { from, to: next.id, positions })
  if (unfinished) await trx.deleteFrom('narrations').where('id', '=', unfinished.id).execute()
  await jobs.enqueue(trx, narrateStory, { narrationId: next.id, storyId })
  return 'recording'
}

class StillRecording extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This story is still being recorded. Please wait until it is ready.')
  }
}

interface Voice {
  readonly providerId: string
  readonly voiceId: string
  readonly cadence: string
}

const isSameVoice = (one: Voice, other: Voice) =>
  one.providerId === other.providerId && one.voiceId === other.voiceId && one.cadence === other.cadence

/** All but the current narration, one that is being recorded, and those by relatives. */
const removeOthers = (db: Kysely<Schema>, storyId: string) =>
  db
    .deleteFrom('narrations')
    .where('storyId', '=', storyId)
    .where('isCurrent', '=', false)
    .where('status', 'in', ['ready', 'failed'])
    .where('providerId', '!=', recordedByRelatives)
    .execute()

/** The sections of a narration's story that would sound the same with these names. */
async function positionsSaidAlike(db: Kysely<Schema>, id: number, names: SpokenNames): Promise<number[]> {
  const narration = await selectNarration(db, id)
  const before = (narration?.spokenNames ?? {}) as SpokenNames
  const sections = narration?.storyStructure.sections ?? []
  return sections.flatMap(({ text }, position) => (isSaidAlike(text, before, names) ? [position] : []))
}

const useSections = (
  db: Kysely<Schema>,
  { from, to, positions }: { from: number; to: number; positions: readonly number[] },
) =>
  db
    .insertInto('narrationSections')
    .columns(['narrationId', 'position', 'file', 'durationMs', 'words'])
    .expression((q) =>
      q
        .selectFrom('narrationSections')
        .select([sql<number>`${to}::integer`.as('narrationId'), 'position', 'file', 'durationMs', 'words'])
        .where('narrationId', '=', from)
        .where(sql<boolean>`position = any(${positions}::integer[])`),
    )
    .execute()

/** The words beside the change stay lit at their times; those of the old sentence are no longer in the text. */
async function moveWords(db: Kysely<Schema>, storyId: string, change: TextChange): Promise<void> {
  const rows = await db
    .selectFrom('narrationSections')
    .innerJoin('narrations', 'narrations.id', 'narrationSections.narrationId')
    .select(['narrationSections.narrationId', 'narrationSections.words'])
    .where('narrations.storyId', '=', storyId)
    .where('narrationSections.position', '=', change.section)
    .execute()
  for (const { narrationId, words } of rows)
    await db
      .updateTable('narrationSections')
      .set({ words: json(wordsAfter(words, change)) })
      .where('narrationId', '=', narrationId)
      .where('position', '=', change.section)
      .execute()
}

/** @returns the words that are left, at their places in the new text */
export const wordsAfter = (
  words: readonly WordTiming[],
  { start, end, longer }: Pick<TextChange, 'start' | 'end' | 'longer'>,
): WordTiming[] =>
  words
    .filter(([from, to]) => to <= start || from >= end)
    .map(([from, to, ...times]) =>
      from >= end ? [from + longer, to + longer, ...times] : [from, to, ...times],
    )
