import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Events } from '../../platform/events/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import { insertNarration, narrateStory } from '../narration/index.ts'
import { advanceStory } from './advance-story.ts'
import type { Brief } from './brief.ts'
import { drawStory } from './draw-story.job.ts'
import { minutesOf } from './duration.ts'
import { saveDraft, selectWork } from './stories.queries.ts'
import type { Draft, StoryWriter } from './story-writer.ts'

export const writeStory = defineJob<{ storyId: string }>('write-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 180,
})

/** The samples of a first start wait for whoever is there already. */
export const afterFamilies = -10

interface Desk {
  readonly db: Kysely<Schema>
  readonly jobs: Jobs
  readonly events: Events
  readonly writer: StoryWriter
}

/**
 * Writes the text and, in the transaction that saves it, asks for pictures and narration. A second run of the same job finds
 * the text saved and does nothing.
 */
export async function write(desk: Desk, storyId: string, signal: AbortSignal): Promise<void> {
  const story = await selectWork(desk.db, storyId)
  if (story?.status !== 'generating' || !story.brief || story.storyStructure.sections.length > 0) return
  const draft = await desk.writer.write(story.brief, signal)
  const priority = story.isSample ? afterFamilies : 0
  await saveAndGoOn(desk, storyId, story.brief, draft, priority)
  await advanceStory(desk, storyId)
}

async function saveAndGoOn(
  { db, jobs }: Desk,
  storyId: string,
  brief: Brief,
  draft: Draft,
  priority: number,
): Promise<void> {
  const content = draft.sections.map((section) => section.text).join('\n\n')
  const duration = minutesOf(content, brief.narration?.cadence)
  const pictures = draft.sections.length + 1
  await db.transaction().execute(async (trx) => {
    if (!(await saveDraft(trx, storyId, draft, { content, duration, pictures }))) return
    await jobs.enqueue(trx, drawStory, { storyId }, { priority })
    if (!brief.narration) return
    const narration = await insertNarration(trx, { storyId, ...brief.narration, isCurrent: true })
    await jobs.enqueue(trx, narrateStory, { narrationId: narration.id, storyId }, { priority })
  })
}
