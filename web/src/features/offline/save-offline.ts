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
 * @throws {CannotSave} if the plan allows no more stories or the device has no space
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
  const others = (offlineStories()?.stories ?? []).filter((other) => other.id !== id)
  if (allowance !== null && others.length >= allowance) {
    throw new CannotSave(
      `Your plan allows ${allowance} stories on a device. Remove one first, or save as many as you like with Moonbeam.`,
    )
  }
  const storyToSave = withOneBitmap(story)
  const storyUrl = urlOf(getStory, { params: { id } })
  const files = await filesOf(storyToSave, musicTrack)
  const cache = await caches.open(offlineCache)
  const wasSaved = isSavedOffline(offlineStories(), id)
  try {
    let bytes = 0
    for (const [index, file] of files.entries()) {
      const size = await download(cache, file, signal, (share) =>
        onProgress?.((index + share) / files.length),
      )
      bytes += size
    }
    await put(cache, storyUrl, storyToSave)
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
    const needed = new Set((offlineStories()?.stories ?? []).flatMap((other) => other.files))
    if (!wasSaved) for (const file of files) if (!needed.has(file)) await cache.delete(file)
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new CannotSave('There is not enough space on this device. Remove another story first.')
    }
    throw error
  }
}

/** Saves the other responses that the library and the reader need. */
export async function saveApiResponses(cache?: Cache): Promise<void> {
  const target = cache ?? (await caches.open(offlineCache))
  for (const endpoint of [currentUser, listStories, backgroundMusic]) {
    await put(target, endpoint.url, await call(endpoint))
  }
}

const put = (cache: Cache, url: string, body: unknown) =>
  cache.put(url, new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))

/** The story with one bitmap per picture, the one that is saved. */
function withOneBitmap(story: Story): Story {
  const storyImages = story.storyImages.map((image) => {
    const bitmap = image.bitmaps.find(({ width }) => width >= pictureWidth) ?? image.bitmaps.at(-1)
    return bitmap ? { ...image, url: bitmap.url, bitmaps: [bitmap] } : image
  })
  return { ...story, storyImages, readingPosition: story.readingPosition }
}

async function filesOf(
  { storyImages, thumbnailUrl, narration }: Story,
  musicTrack: string,
): Promise<string[]> {
  const audio = narration?.audioUrl
    ? [narration.audioUrl]
    : (narration?.sections ?? []).map((section) => section.audioUrl)
  const files = [...storyImages.map(({ url }) => url), thumbnailUrl, ...audio, await musicUrl(musicTrack)]
  return [...new Set(files.filter((file) => file !== null && file !== undefined))]
}

/** The URL of the track that this device plays, chosen as the reader does. */
async function musicUrl(preferred: string): Promise<string | null> {
  const tracks = (await call(backgroundMusic)).filter((track) => track.isAccessible)
  const track =
    tracks.find(({ slug }) => slug === preferred) ?? tracks.find(({ isDefault }) => isDefault) ?? tracks[0]
  return track?.webPath ?? null
}

/** Downloads a file into the cache unless it is there already. @returns its size in bytes */
async function download(
  cache: Cache,
  url: string,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<number> {
  const cached = await cache.match(url, { ignoreVary: true })
  if (cached) {
    onProgress(1)
    return (await cached.blob()).size
  }
  const response = await fetch(url, signal ? { signal } : {})
  if (!response.ok || !response.body)
    throw new CannotSave('Part of this story could not be downloaded. Please try again.')
  const total = Number(response.headers.get('content-length'))
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (total > 0) onProgress(Math.min(1, bytes / total))
      controller.enqueue(chunk)
    },
  })
  const headers = { 'content-type': response.headers.get('content-type') ?? 'application/octet-stream' }
  await cache.put(url, new Response(response.body.pipeThrough(counting), { headers }))
  onProgress(1)
  return bytes
}
