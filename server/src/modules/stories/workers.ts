import type { Deps } from '../../deps.ts'
import { giveUpNarration, narrate, narrateStory } from '../narration/index.ts'
import { failStory } from './advance-story.ts'
import { draw, drawStory, giveUpPictures } from './draw-story.job.ts'
import { narrationAdvanced } from './narration-advanced.ts'
import { endPainting, paint, paintStory } from './paint-story.job.ts'
import { addNote, removeNote, storyExists } from './stories.queries.ts'
import { write, writeStory } from './write-story.job.ts'

/** Stories written at the same time by one process. Writing is short; what follows is limited by the engines. */
const desks = 4
/** Pictures of as many stories are in memory at once. */
const studios = 2
/** So many stories are narrated side by side: a new one is heard soon, even while long ones are being recorded. */
const booths = 4

/** Waiting for a service is no work; each has some pictures in memory. */
const galleries = 2

/** Every kind of work that a story asks for. */
export const storyJobs = [writeStory, drawStory, narrateStory, paintStory]

/** Takes on the making of stories in this process. */
export async function workOnStories(deps: Deps): Promise<void> {
  const { jobs } = deps
  const narrator = {
    ...deps,
    threads: deps.config.narration.threads,
    onAdvance: (storyId: string) => narrationAdvanced(deps, storyId),
    note: async (storyId: string, note: string, instead: readonly string[] = []) => {
      for (const old of instead) await removeNote(deps.db, storyId, old)
      await addNote(deps.db, storyId, note)
    },
  }

  await jobs.work(writeStory, { concurrency: desks }, async ({ data, signal }) => {
    await write(deps, data.storyId, signal)
  })
  await jobs.onDead(writeStory, ({ data }) =>
    failStory(deps, data.storyId, 'The story could not be written. Please try again.'),
  )

  await jobs.work(drawStory, { concurrency: studios }, async ({ data, signal }) => {
    await draw(deps, data.storyId, signal)
    await sweepIfRemoved(deps, data.storyId)
  })
  await jobs.onDead(drawStory, ({ data }) => giveUpPictures(deps, data.storyId))

  await jobs.work(paintStory, { concurrency: galleries }, async ({ data, signal }) => {
    await paint(deps, data.paintingId, signal)
    await sweepIfRemoved(deps, data.storyId)
  })
  await jobs.onDead(paintStory, ({ data }) => endPainting(deps, data.paintingId, 'away'))

  await jobs.work(narrateStory, { concurrency: booths }, async ({ data, signal }) => {
    await narrate(narrator, data.narrationId, signal)
    await sweepIfRemoved(deps, data.storyId)
  })
  await jobs.onDead(narrateStory, ({ data }) => giveUpNarration(narrator, data.narrationId))
}

/** A story removed while it was being made must not leave files behind. */
async function sweepIfRemoved({ db, files }: Deps, storyId: string): Promise<void> {
  if (!(await storyExists(db, storyId))) await files.removeAll(`stories/${storyId}/`)
}
