import type { StoryCard } from '@nightlight/contract'

/** How many of the last stories a device keeps by itself: a week of evenings and some favourites, 30 to 40 MB. */
export const lastStoriesKept = 10

/** Where the browser does not say what kind of connection it has: what was probably played here tonight, so its files are here already. */
const onUnknownConnection = 3

/** What browsers tell of a connection; Safari and Firefox tell nothing. */
export interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

/** How many stories may be downloaded unasked over this connection, so that nobody pays for it by the megabyte. */
export function storiesFor(connection: Connection | undefined): number {
  if (!connection) return onUnknownConnection
  const { saveData, type, effectiveType = '4g' } = connection
  if (saveData || effectiveType !== '4g') return 0
  if (type === undefined) return isPhone() ? onUnknownConnection : lastStoriesKept
  return type === 'wifi' || type === 'ethernet' ? lastStoriesKept : 0
}

const isPhone = () => matchMedia('(pointer: coarse)').matches

interface Choice {
  /** How many more than those that were asked for. */
  readonly room: number
  /** Ids of stories that were asked for, and are here anyway. */
  readonly asked: ReadonlySet<string>
  /** Ids of those that were removed here by hand. */
  readonly declined: readonly string[]
  /** When a story was last played or read; null for never. */
  readonly heardAt: (story: StoryCard) => number | null
  /** The id of a story that is known to be whole. */
  readonly whole?: string | undefined
}

/** A story without sound that is younger may still get some. */
const recordedWithinMs = 60 * 60 * 1000

/** Ids of the stories to keep: those heard or made last, the latest first. */
export function lastStories(
  stories: readonly StoryCard[],
  { room, asked, declined, heardAt, whole }: Choice,
): string[] {
  const lastTouched = (story: StoryCard) => Math.max(Date.parse(story.createdAt), heardAt(story) ?? 0)
  const isWhole = ({ id, audioUrl, createdAt }: StoryCard) =>
    audioUrl !== null || id === whole || Date.now() - Date.parse(createdAt) > recordedWithinMs
  return stories
    .filter(isWhole)
    .filter(({ id, status, isSample }) => status === 'ready' && !isSample && !declined.includes(id))
    .toSorted((a, b) => lastTouched(b) - lastTouched(a))
    .filter(({ id }) => !asked.has(id))
    .slice(0, Math.max(0, room))
    .map(({ id }) => id)
}
