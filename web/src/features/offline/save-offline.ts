import {
  backgroundMusic,
  currentUser,
  getStory,
  listStories,
  offlineStory,
  type Story,
  urlOf,
} from '@nightlight/contract'
import { call } from '../../lib/api.ts'
import { offlineCache } from './cache-names.ts'
import { isSavedOffline, type OfflineStory, offlineStories, setOfflineStories } from './offline-stories.ts'

/** Enough for phones and tablets; only this width is saved. */
const pictureWidth = 800

/** The reason a story cannot be saved, as a sentence for the user. */
export class CannotSave extends Error {}

interface SaveOptions {
  /** The slug of the music that this device plays under stories. */
  readonly musicTrack: string
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * Downloads a story with its pictures, its narration and the music that this device plays.
 * @param onProgress called with the share of its files that is saved, 0 to 1
 * @throws {ApiError} if the account may not save it, or the network fails
 * @throws {CannotSave} if the plan or the device has no room
 */
export async function saveOffline(
  userId: number,
  id: string,
  { musicTrack, onProgress, signal }: SaveOptions,
): Promise<void> {
  const { allowance, version, story } = await call(offlineStory, {
    params: { id },
    ...(signal && { signal }),
  })
  const others = (offlineStories()?.stories ?? []).filter((one) => one.id !== id)
  if (allowance !== null && others.length >= allowance) {
    throw new CannotSave(
      `Your plan keeps ${allowance} stories on a device. Take one off first, or keep all of them with Moonbeam.`,
    )
  }
  const slim = inOneWidth(story)
  const storyUrl = urlOf(getStory, { params: { id } })
  const files = await filesOf(slim, musicTrack)
  const cache = await caches.open(offlineCache)
  const before = isSavedOffline(offlineStories(), id)
  try {
    let bytes = 0
    for (const [index, file] of files.entries()) {
      const size = await download(cache, file, signal, (share) =>
        onProgress?.((index + share) / files.length),
      )
      bytes += size
    }
    await put(cache, storyUrl, slim)
    await saveApiResponses(cache)
    const saved: OfflineStory = {
      id,
      title: story.title,
      version,
      bytes,
      files: [...files, storyUrl],
    }
    setOfflineStories({ userId, stories: [...others, saved] })
  } catch (error) {
    // An incomplete story is useless.
    const needed = new Set((offlineStories()?.stories ?? []).flatMap((one) => one.files))
    if (!before) for (const file of files) if (!needed.has(file)) await cache.delete(file)
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new CannotSave('There is not enough room on this device. Take another story off it first.')
    }
    throw error
  }
}

/** Keeps what the library and the reader ask for beside the story, as it is now. */
export async function saveApiResponses(cache?: Cache): Promise<void> {
  const target = cache ?? (await caches.open(offlineCache))
  for (const endpoint of [currentUser, listStories, backgroundMusic]) {
    await put(target, endpoint.url, await call(endpoint))
  }
}

const put = (cache: Cache, address: string, answer: unknown) =>
  cache.put(
    address,
    new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
  )

/** The story with one bitmap per picture, the one that is saved. */
function inOneWidth(story: Story): Story {
  const storyImages = story.storyImages.map((image) => {
    const chosen = image.bitmaps.find(({ width }) => width >= pictureWidth) ?? image.bitmaps.at(-1)
    return chosen ? { ...image, url: chosen.url, bitmaps: [chosen] } : image
  })
  return { ...story, storyImages, readingPosition: story.readingPosition }
}

async function filesOf(
  { storyImages, thumbnailUrl, narration }: Story,
  musicTrack: string,
): Promise<string[]> {
  const voice = narration?.audioUrl
    ? [narration.audioUrl]
    : (narration?.sections ?? []).map((part) => part.audioUrl)
  const files = [...storyImages.map(({ url }) => url), thumbnailUrl, ...voice, await music(musicTrack)]
  return [...new Set(files.filter((file) => file !== null && file !== undefined))]
}

/** The track that this device plays, as the reader chooses it. */
async function music(preferred: string): Promise<string | null> {
  const tracks = (await call(backgroundMusic)).filter((track) => track.isAccessible)
  const track =
    tracks.find(({ slug }) => slug === preferred) ?? tracks.find(({ isDefault }) => isDefault) ?? tracks[0]
  return track?.webPath ?? null
}

/** @returns the file's bytes; nothing is fetched that is here already */
async function download(
  cache: Cache,
  address: string,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<number> {
  const cached = await cache.match(address, { ignoreVary: true })
  if (cached) {
    onProgress(1)
    return (await cached.blob()).size
  }
  const answer = await fetch(address, signal ? { signal } : {})
  if (!answer.ok || !answer.body)
    throw new CannotSave('A part of this story could not be fetched. Please try again.')
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
