import type { RealImages } from '@nightlight/contract'
import type { Deps } from '../../deps.ts'
import { ExpectedError, NotFound } from '../../platform/errors.ts'
import { paintStory, suggestionFor } from './paint-story.job.ts'
import { insertPainting, type Painting, selectLatestPainting, selectPainting } from './paintings.queries.ts'
import type { OwnStory } from './readable-story.ts'
import { lockStory, selectWork } from './stories.queries.ts'
import { waitUntil } from './wait-until.ts'

type Needs = Pick<Deps, 'db' | 'jobs' | 'events' | 'painter'>

/**
 * Has the pictures of a finished story painted by the service: those that it has not painted yet, or all of them anew.
 * @returns the painting's id, at once; one that is going on is joined
 */
export async function paintAgain({ db, jobs, painter }: Needs, story: OwnStory): Promise<number> {
  if (!painter) throw new NoPictureService()
  return db.transaction().execute(async (trx) => {
    const locked = await lockStory(trx, story.id)
    if (!locked) throw new NotFound('Story')
    if (locked.status !== 'ready') throw new ExpectedError(409, 'conflict', 'This story is not finished yet.')
    const latest = await selectLatestPainting(trx, story.id)
    if (latest && !latest.finishedAt) return latest.id
    const images = (await selectWork(trx, story.id))?.storyImages ?? []
    if (images.length === 0) throw new ExpectedError(409, 'conflict', 'This story has no pictures.')
    const drawn = images.flatMap(({ url }, index) => (url.endsWith('.svg') ? [index] : []))
    const wanted = drawn.length > 0 ? drawn : images.map((_, index) => index)
    const painting = await insertPainting(trx, { storyId: story.id, provider: painter.vendor, wanted })
    await jobs.enqueue(trx, paintStory, { paintingId: painting.id, storyId: story.id })
    return painting.id
  })
}

/** Proxies give up on a silent request after a minute. */
const patienceMs = 45_000

/**
 * Waits until a painting is finished, for a while.
 * @throws {NothingPainted}
 */
export async function waitForPainting(
  deps: Pick<Needs, 'db' | 'events'>,
  storyId: string,
  paintingId: number,
): Promise<RealImages> {
  const read = async () => {
    const painting = await selectPainting(deps.db, paintingId)
    if (!painting) throw new NotFound('Story')
    return painting
  }
  const look = async () => (await read()).finishedAt ?? undefined
  await waitUntil(deps, storyId, look, patienceMs)
  const painting = await read()
  if (painting.finishedAt && painting.painted.length === 0) throw new NothingPainted(painting)
  return presentPainting(painting)
}

/** How far the latest painting of a story is. @throws {NotFound} when there was none */
export async function followPainting({ db }: Pick<Needs, 'db'>, story: OwnStory): Promise<RealImages> {
  const painting = await selectLatestPainting(db, story.id)
  if (!painting) throw new NotFound('Painting')
  return presentPainting(painting)
}

function presentPainting(painting: Painting): RealImages {
  const { wanted, painted, finishedAt } = painting
  return {
    imagesGenerated: painted.length,
    imagesWanted: wanted.length,
    stillPainting: finishedAt === null,
    ...(finishedAt && painted.length === 0 && { suggestion: suggestionFor(painting) }),
  }
}

class NothingPainted extends ExpectedError {
  constructor(painting: Painting) {
    super(502, 'provider_failed', 'No real images could be made.', { suggestion: suggestionFor(painting) })
  }
}

/** The pictures of this house are painted by the illustrator; a service that makes others is not configured. */
class NoPictureService extends ExpectedError {
  constructor() {
    super(503, 'unavailable', 'Real images need a picture service, and none is set up here.', {
      suggestion: 'No picture service is set up here. Whoever runs this Nightlight can add one.',
    })
  }
}
