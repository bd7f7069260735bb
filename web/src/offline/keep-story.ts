import {
  keepStory as askToKeep,
  backgroundMusic,
  currentUser,
  listStories,
  type Story,
} from '@nightlight/contract'
import { preferences } from '../features/reader/preferences.ts'
import { addressOf, call } from '../lib/api.ts'
import { isKept, type KeptStory, keptNow, setKept } from './kept.ts'
import { keptCache } from './names.ts'

/** Wide enough for a phone and a tablet; one width is kept. */
const pictureWidth = 800

/** Why a story is not kept, as a sentence for the parent. */
export class CannotKeep extends Error {}

/**
 * Downloads a story with its pictures, its narration and the music that this device plays.
 * @param onProgress called with the share of its files that is here, 0 to 1
 * @throws {ApiError} where the account may not keep it, or the network is gone
 * @throws {CannotKeep} where there is no room, in the plan or on the device
 */
export async function keepStory(
  userId: number,
  id: string,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const { allowance, version, story } = await call(askToKeep, { params: { id }, ...(signal && { signal }) })
  const others = (keptNow()?.stories ?? []).filter((one) => one.id !== id)
  if (allowance !== null && others.length >= allowance) {
    throw new CannotKeep(
      `Your plan keeps ${allowance} stories on a device. Take one off first, or keep all of them with Moonbeam.`,
    )
  }
  const slim = inOneWidth(story)
  const files = await filesOf(slim)
  const cache = await caches.open(keptCache)
  const before = isKept(keptNow(), id)
  try {
    let bytes = 0
    for (const [index, file] of files.entries()) {
      const size = await download(cache, file, signal, (share) =>
        onProgress?.((index + share) / files.length),
      )
      bytes += size
    }
    await put(cache, addressOf('/api/stories/:id', { id }), slim)
    await keepAnswers(cache)
    const kept: KeptStory = {
      id,
      title: story.title,
      version,
      bytes,
      files: [...files, `/api/stories/${id}`],
    }
    setKept({ userId, stories: [...others, kept] })
  } catch (error) {
    // Half a story is of no use to anybody.
    const needed = new Set((keptNow()?.stories ?? []).flatMap((one) => one.files))
    if (!before) for (const file of files) if (!needed.has(file)) await cache.delete(file)
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new CannotKeep('There is not enough room on this device. Take another story off it first.')
    }
    throw error
  }
}

/** Keeps what the library and the reader ask for beside the story, as it is now. */
export async function keepAnswers(cache?: Cache): Promise<void> {
  const kept = cache ?? (await caches.open(keptCache))
  for (const endpoint of [currentUser, listStories, backgroundMusic]) {
    await put(kept, endpoint.url, await call(endpoint))
  }
}

const put = (cache: Cache, address: string, answer: unknown) =>
  cache.put(
    address,
    new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
  )

/** Every picture as the one bitmap that is kept. */
function inOneWidth(story: Story): Story {
  const storyImages = story.storyImages.map((image) => {
    const chosen = image.bitmaps.find(({ width }) => width >= pictureWidth) ?? image.bitmaps.at(-1)
    return chosen ? { ...image, url: chosen.url, bitmaps: [chosen] } : image
  })
  return { ...story, storyImages, readingPosition: story.readingPosition }
}

async function filesOf({ storyImages, thumbnailUrl, narration }: Story): Promise<string[]> {
  const voice = narration?.audioUrl
    ? [narration.audioUrl]
    : (narration?.sections ?? []).map((part) => part.audioUrl)
  const files = [...storyImages.map(({ url }) => url), thumbnailUrl, ...voice, await music()]
  return [...new Set(files.filter((file) => file !== null && file !== undefined))]
}

/** The track that this device plays, as the reader chooses it. */
async function music(): Promise<string | null> {
  const { track: wished } = preferences()
  const tracks = (await call(backgroundMusic)).filter((track) => track.isAccessible)
  const track =
    tracks.find(({ slug }) => slug === wished) ?? tracks.find(({ isDefault }) => isDefault) ?? tracks[0]
  return track?.webPath ?? null
}

/** @returns the file's bytes; nothing is fetched that is here already */
async function download(
  cache: Cache,
  address: string,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<number> {
  const here = await cache.match(address, { ignoreVary: true })
  if (here) {
    onProgress(1)
    return (await here.blob()).size
  }
  const answer = await fetch(address, signal ? { signal } : {})
  if (!answer.ok || !answer.body)
    throw new CannotKeep('A part of this story could not be fetched. Please try again.')
  const whole = Number(answer.headers.get('content-length'))
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (whole > 0) onProgress(Math.min(1, bytes / whole))
      controller.enqueue(chunk)
    },
  })
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' }
  await cache.put(address, new Response(answer.body.pipeThrough(counting), { headers }))
  onProgress(1)
  return bytes
}
