import {
  backgroundMusic,
  currentUser,
  getStory,
  listStories,
  type MusicTrack,
  mixStory,
  offlineStory,
  type Story,
  urlOf,
} from '@nightlight/contract'
import { call } from '../../lib/api.ts'
import { isVolumeFixed } from '../../lib/fixed-volume.ts'
import { offlineCache } from './cache-names.ts'
import { putReply } from './cached-reply.ts'
import {
  type OfflineStory,
  offlineStories,
  removalOfStories,
  removeOfflineStories,
  setOfflineStories,
} from './offline-stories.ts'
import { isSignedIn } from './remember-user.ts'

/** Enough for phones and tablets; only this width is saved. */
const pictureWidth = 800

/** The reason a story cannot be saved, as a sentence for the user. */
export class CannotSave extends Error {}

/** The device is full: another story would not fit either. */
export class NoSpace extends CannotSave {}

interface SaveOptions {
  /** The slug of the music that this device plays under stories. */
  readonly musicTrack: string
  /** Whether it plays music at all. */
  readonly musicOn: boolean
  /** Nobody asked for it, so it makes room for stories that somebody asks for. */
  readonly byItself?: boolean
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Downloads a story with its pictures, its narration and the music that this device plays. One story after the other, since stories share
 * files.
 * @param onProgress called with the share of its files that is saved, 0 to 1
 * @throws {ApiError} if the account may not save it, or the network fails
 * @throws {CannotSave} if the plan allows no more stories, or the stories were removed meanwhile
 * @throws {NoSpace} if the device has no space
 */
export function saveOffline(userId: number, id: string, options: SaveOptions): Promise<void> {
  const saving = last.then(() => save(userId, id, options))
  last = saving.catch(() => {})
  return saving
}

async function save(userId: number, id: string, options: SaveOptions): Promise<void> {
  const { musicTrack, musicOn, byItself = false, onProgress, signal } = options
  const removal = removalOfStories()
  await removal
  const { allowance, version, story } = await call(offlineStory, {
    params: { id },
    ...(signal && { signal }),
  })
  // Somebody has asked for it meanwhile.
  if (byItself && stories().some((other) => other.id === id && !other.byItself)) return
  const asked = stories().filter((other) => other.id !== id && !other.byItself)
  if (allowance !== null && asked.length >= allowance) {
    throw new CannotSave(
      `Your plan allows ${allowance} stories on a device. Remove one first, or save as many as you like with Moonbeam.`,
    )
  }
  const track = await trackFor(musicTrack)
  const isFixed = await isVolumeFixed()
  // The server makes a file with music only for somebody who wants it: without it such a device plays the voice alone.
  const isMixed = track !== null && musicOn && !byItself && story.narration?.audioUrl && isFixed
  const storyToSave = withOneBitmap(isMixed ? await withMix(story, track.slug) : story)
  const storyUrl = urlOf(getStory, { params: { id } })
  const files = filesOf(storyToSave, isFixed ? null : track)
  const requireWanted = () => {
    requireSignedIn(userId)
    if (removalOfStories() !== removal)
      throw new CannotSave('The stories on this device were removed meanwhile.')
    if (byItself && offlineStories()?.declined?.includes(id))
      throw new CannotSave('The story was removed meanwhile.')
  }
  requireWanted()
  const cache = await caches.open(offlineCache)
  try {
    let bytes = 0
    for (const [index, file] of files.entries()) {
      const size = await download(cache, file, signal, (share) =>
        onProgress?.((index + share) / files.length),
      )
      bytes += size
    }
    requireWanted()
    if (!byItself) await saveApiResponses(cache)
    requireWanted()
    // Last, so that a story that was saved before keeps its former state if anything fails.
    await putReply(cache, storyUrl, storyToSave)
    const saved: OfflineStory = {
      id,
      title: story.title,
      version,
      bytes,
      files: [...files, storyUrl],
      ...(byItself && { byItself }),
    }
    requireWanted()
    await record(userId, saved, allowance)
  } catch (error) {
    // An incomplete story is useless.
    const needed = new Set(stories().flatMap((other) => other.files))
    for (const file of [...files, storyUrl]) if (!needed.has(file)) await cache.delete(file)
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new NoSpace('There is not enough space on this device. Remove another story first.')
    }
    throw error
  }
}

/** Whoever signs out meanwhile, perhaps in another tab, removes the cache: it must not be opened anew. */
function requireSignedIn(id: number): void {
  if (!isSignedIn({ id })) throw new CannotSave('You have been signed out.')
}

/** Adds a story in place of its former version, and removes those that nobody asked for where the plan allows no more. */
async function record(userId: number, saved: OfflineStory, allowance: number | null): Promise<void> {
  const before = stories().find(({ id }) => id === saved.id)
  const others = stories().filter(({ id }) => id !== saved.id)
  const declined = (offlineStories()?.declined ?? []).filter((id) => id !== saved.id)
  setOfflineStories({ ...offlineStories(), userId, declined, stories: [...others, saved] })
  const needed = new Set(stories().flatMap(({ files }) => files))
  const cache = await caches.open(offlineCache)
  for (const file of before?.files ?? []) if (!needed.has(file)) await cache.delete(file)
  if (allowance === null) return
  const surplus = Math.max(0, stories().length - allowance)
  const replaceable = others.filter(({ byItself }) => byItself)
  await removeOfflineStories(replaceable.slice(0, surplus).map(({ id }) => id))
}

const stories = () => offlineStories()?.stories ?? []

/** Saves the other responses that the library and the reader need. */
export async function saveApiResponses(cache?: Cache): Promise<void> {
  const target = cache ?? (await caches.open(offlineCache))
  for (const endpoint of [currentUser, listStories, backgroundMusic]) {
    await putReply(target, endpoint.url, await call(endpoint))
  }
}

/** The story with one bitmap per picture, the one that is saved. */
function withOneBitmap(story: Story): Story {
  const storyImages = story.storyImages.map((image) => {
    const bitmap = image.bitmaps.find(({ width }) => width >= pictureWidth) ?? image.bitmaps.at(-1)
    return bitmap ? { ...image, url: bitmap.url, bitmaps: [bitmap] } : image
  })
  return { ...story, storyImages, readingPosition: story.readingPosition }
}

/** The story with the music in the file of its narration, for devices on which a page cannot make the music quieter. */
async function withMix(story: Story, music: string): Promise<Story> {
  const { audioUrl } = await call(mixStory, { params: { id: story.id }, body: { music } })
  return { ...story, narration: story.narration && { ...story.narration, audioUrl } }
}

function filesOf({ storyImages, thumbnailUrl, narration }: Story, music: MusicTrack | null): string[] {
  const audio = narration?.audioUrl
    ? [narration.audioUrl]
    : (narration?.sections ?? []).map((section) => section.audioUrl)
  const files = [...storyImages.map(({ url }) => url), thumbnailUrl, ...audio, music?.webPath]
  return [...new Set(files.filter((file) => file !== null && file !== undefined))]
}

/** The track that this device plays, chosen as the reader does. */
async function trackFor(preferred: string): Promise<MusicTrack | null> {
  const tracks = (await call(backgroundMusic)).filter((track) => track.isAccessible)
  return (
    tracks.find(({ slug }) => slug === preferred) ??
    tracks.find(({ isDefault }) => isDefault) ??
    tracks[0] ??
    null
  )
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
