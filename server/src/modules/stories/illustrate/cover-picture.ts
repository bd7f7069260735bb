import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { selectStoryForJob } from '../stories.queries.ts'
import { picturesOf, scenesOf } from './illustrate-story.job.ts'

/**
 * What the drawn cover of a story shows, to be drawn in another shape.
 * @returns null where the cover is a generated image, and for stories of earlier releases, whose scenes were not stored
 */
export async function coverPictureOf({ db }: Pick<PlatformDeps, 'db'>, storyId: string) {
  const story = await selectStoryForJob(db, storyId)
  if (!story?.brief || !story.storyImages[0]?.url.endsWith('.svg')) return null
  const scenes = scenesOf(story)
  if (scenes.length === 0 || scenes.some((scene) => !scene)) return null
  return picturesOf(story.brief, scenes, story.title)[0] ?? null
}
