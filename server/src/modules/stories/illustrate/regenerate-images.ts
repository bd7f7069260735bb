import type { RealImages } from '@nightlight/contract'
import { ExpectedError, NotFound, NotSetUp } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { PictureDeps } from '../../pictures/index.ts'
import type { OwnStory } from '../read/readable-story.ts'
import { waitUntil } from '../read/wait-until.ts'
import { lockStory, selectStoryForJob } from '../stories.queries.ts'
import { generateStoryImages, suggestionFor } from './generate-images.job.ts'
import {
  type ImageGeneration,
  insertGeneration,
  selectGeneration,
  selectLatestGeneration,
} from './generated-images.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'events'> & Pick<PictureDeps, 'imageGenerator'>

/**
 * Requests pictures of a finished story from the image service: those that are still drawings, or else all of them again.
 * @returns the generation's id, at once; the one that is running, if there is one
 */
export async function regenerateImages({ db, jobs, imageGenerator }: Deps, story: OwnStory): Promise<number> {
  if (!imageGenerator) throw new NoPictureService()
  return db.transaction().execute(async (trx) => {
    const locked = await lockStory(trx, story.id)
    if (!locked) throw new NotFound('Story')
    if (locked.status !== 'ready') throw new ExpectedError(409, 'conflict', 'This story is not finished yet.')
    const latest = await selectLatestGeneration(trx, story.id)
    if (latest && !latest.finishedAt) return latest.id
    const images = (await selectStoryForJob(trx, story.id))?.storyImages ?? []
    if (images.length === 0) throw new ExpectedError(409, 'conflict', 'This story has no pictures.')
    const drawn = images.flatMap(({ url }, index) => (url.endsWith('.svg') ? [index] : []))
    const wanted = drawn.length > 0 ? drawn : images.map((_, index) => index)
    const generation = await insertGeneration(trx, {
      storyId: story.id,
      provider: imageGenerator.vendor,
      wanted,
    })
    await jobs.enqueue(trx, generateStoryImages, { paintingId: generation.id, storyId: story.id })
    return generation.id
  })
}

/** Less than the minute after which proxies give up on a silent request. */
const longestWaitMs = 45_000

/**
 * Waits for a while until a generation is finished.
 * @throws {NoImagesGenerated}
 */
export async function waitForImages(
  deps: Pick<Deps, 'db' | 'events'>,
  storyId: string,
  generationId: number,
): Promise<RealImages> {
  const read = async () => {
    const generation = await selectGeneration(deps.db, generationId)
    if (!generation) throw new NotFound('Story')
    return generation
  }
  const readFinishedAt = async () => (await read()).finishedAt ?? undefined
  await waitUntil(deps, storyId, readFinishedAt, longestWaitMs)
  const generation = await read()
  if (generation.finishedAt && generation.painted.length === 0) throw new NoImagesGenerated(generation)
  return presentGeneration(generation)
}

/** How far the latest generation of a story is. @throws {NotFound} when there was none */
export async function readGeneration({ db }: Pick<Deps, 'db'>, story: OwnStory): Promise<RealImages> {
  const generation = await selectLatestGeneration(db, story.id)
  if (!generation) throw new NotFound('Painting')
  return presentGeneration(generation)
}

function presentGeneration(generation: ImageGeneration): RealImages {
  const { wanted, painted, finishedAt } = generation
  return {
    imagesGenerated: painted.length,
    imagesWanted: wanted.length,
    stillPainting: finishedAt === null,
    ...(finishedAt && painted.length === 0 && { suggestion: suggestionFor(generation) }),
  }
}

class NoImagesGenerated extends ExpectedError {
  constructor(generation: ImageGeneration) {
    super(502, 'provider_failed', 'No real images could be made.', { suggestion: suggestionFor(generation) })
  }
}

class NoPictureService extends NotSetUp {
  constructor() {
    super('Real images need a picture service, and none is set up here.', {
      suggestion: 'No picture service is set up here. Whoever runs this Nightlight can add one.',
    })
  }
}
