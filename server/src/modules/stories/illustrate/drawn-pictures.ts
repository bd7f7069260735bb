import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { selectStoryForJob } from '../stories.queries.ts'
import { picturesOf, scenesOf } from './illustrate-story.job.ts'

type DrawnPicture = ReturnType<typeof picturesOf>[number]

/**
 * What the pictures of a story show, cover first, to be drawn in another shape: null where a generated image is in the place of a drawing.
 * @returns nothing for stories of earlier releases, whose scenes were not stored
 */
export async function drawnPicturesOf(
  { db }: Pick<PlatformDeps, 'db'>,
  storyId: string,
): Promise<(DrawnPicture | null)[]> {
  const story = await selectStoryForJob(db, storyId)
  if (!story?.brief) return []
  const scenes = scenesOf(story)
  if (scenes.length === 0 || scenes.some((scene) => !scene)) return []
  return picturesOf(story.brief, scenes, story.title).map((picture, index) =>
    story.storyImages[index]?.url.endsWith('.svg') ? picture : null,
  )
}
