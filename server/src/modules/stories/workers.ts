import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { openPrecedence } from '../../platform/precedence.ts'
import { giveUpNarration, narrate, narrateStory, type StoryPrecedence } from '../narration/index.ts'
import type { PictureDeps } from '../pictures/index.ts'
import type { SpeechDeps } from '../voices/index.ts'
import { failStory } from './advance-story.ts'
import { finishGeneration, generateImages, generateStoryImages } from './illustrate/generate-images.job.ts'
import { giveUpIllustrating, illustrate, illustrateStory } from './illustrate/illustrate-story.job.ts'
import { narrationAdvanced } from './narrate/narration-advanced.ts'
import { storyExists } from './stories.queries.ts'
import type { WriterDeps } from './write/story-writer.ts'
import { write, writeStory } from './write/write-story.job.ts'
import { addNote, removeNote } from './written-story.queries.ts'

/** How many stories one process works on at a time. */
const concurrency = {
  /** Writing is short; what follows is limited by the engines. */
  write: 4,
  /** The pictures of as many stories are in memory at once. */
  illustrate: 2,
  /** A new story can be heard soon, even while long ones are being recorded. */
  narrate: 4,
  /** Mostly waiting for a service, with some pictures of each story in memory. */
  generateImages: 2,
}

/**
 * How long the first section of a story and its pictures go first at most: several times what they take on idle processors, because
 * busy ones are where it matters.
 */
const precedenceMs = { firstSound: 4000, pictures: 8000 }

/** Every kind of job that a story needs. */
export const storyJobs = [writeStory, illustrateStory, narrateStory, generateStoryImages]

/** Runs the jobs of stories in this process. */
export async function workOnStories(
  deps: PlatformDeps & WriterDeps & SpeechDeps & PictureDeps,
): Promise<void> {
  const { jobs } = deps
  const precedence: StoryPrecedence = {
    firstSound: openPrecedence(precedenceMs.firstSound),
    pictures: openPrecedence(precedenceMs.pictures),
  }
  const narrationDeps = {
    ...deps,
    precedence,
    threads: deps.config.narration.threads,
    onAdvance: (storyId: string) => narrationAdvanced(deps, storyId),
    note: async (storyId: string, note: string, replaced: readonly string[] = []) => {
      for (const old of replaced) await removeNote(deps.db, storyId, old)
      await addNote(deps.db, storyId, note)
    },
  }

  await jobs.work(writeStory, { concurrency: concurrency.write }, async ({ data, signal }) => {
    await write(deps, data.storyId, signal)
  })
  await jobs.onDead(writeStory, ({ data }) =>
    failStory(deps, data.storyId, 'The story could not be written. Please try again.'),
  )

  await jobs.work(illustrateStory, { concurrency: concurrency.illustrate }, async ({ data, signal }) => {
    await illustrate({ ...deps, precedence }, data.storyId, signal)
    await removeFilesIfDeleted(deps, data.storyId)
  })
  await jobs.onDead(illustrateStory, ({ data }) => giveUpIllustrating(deps, data.storyId))

  await jobs.work(
    generateStoryImages,
    { concurrency: concurrency.generateImages },
    async ({ data, signal }) => {
      await generateImages(deps, data.paintingId, signal)
      await removeFilesIfDeleted(deps, data.storyId)
    },
  )
  await jobs.onDead(generateStoryImages, ({ data }) => finishGeneration(deps, data.paintingId, 'away'))

  await jobs.work(narrateStory, { concurrency: concurrency.narrate }, async ({ data, signal }) => {
    await narrate(narrationDeps, data.narrationId, signal)
    await removeFilesIfDeleted(deps, data.storyId)
  })
  await jobs.onDead(narrateStory, ({ data }) => giveUpNarration(narrationDeps, data.narrationId))
}

/** A story that is deleted while a job works on it must not leave files behind. */
async function removeFilesIfDeleted(
  { db, files }: Pick<PlatformDeps, 'db' | 'files'>,
  storyId: string,
): Promise<void> {
  if (!(await storyExists(db, storyId))) await files.removeAll(`stories/${storyId}/`)
}
