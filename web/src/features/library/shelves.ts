import type { StoryCard } from '@nightlight/contract'
import { isolate } from '../../lib/bidi.ts'

export interface Shelf {
  readonly id: string
  readonly title: string
  /** Its title names the child of every story. */
  readonly isOfOneChild?: boolean
  readonly stories: readonly StoryCard[]
}

/** How the library is arranged into shelves. */
export const arrangements = ['child', 'series', 'reader'] as const
export type Arrangement = (typeof arrangements)[number]

export const arrangementNames: Record<Arrangement, string> = {
  child: 'By child',
  series: 'By series',
  reader: 'Read by relatives',
}

/** null if there is nothing to tell apart. */
export function shelvesOf(stories: readonly StoryCard[], arrangement: Arrangement): readonly Shelf[] | null {
  if (arrangement === 'series') return bySeries(stories)
  return arrangement === 'reader' ? byReader(stories) : byChild(stories)
}

/** Series with their first night first, then single stories. Cards that were saved by an earlier release know no series. */
function bySeries(stories: readonly StoryCard[]): readonly Shelf[] | null {
  const titles = new Map(
    stories.flatMap(({ partOf }) => (partOf ? [[partOf.id, partOf.title] as const] : [])),
  )
  if (titles.size === 0) return null
  const placed = Map.groupBy(stories, ({ partOf }) => partOf?.id ?? null)
  const shelves = [...titles].map(([id, title]) => ({
    id: `series-${id}`,
    title,
    stories: (placed.get(id) ?? []).toSorted((one, other) => (one.night ?? 0) - (other.night ?? 0)),
  }))
  const single = placed.get(null)
  return single ? [...shelves, { id: 'single', title: 'Single stories', stories: single }] : shelves
}

/** A shelf for each relative who has read stories, with every story of theirs. */
function byReader(stories: readonly StoryCard[]): readonly Shelf[] | null {
  const names = [...new Set(stories.flatMap(({ readBy }) => readBy ?? []))]
  if (names.length === 0) return null
  const shelves = names.map((name, index) => ({
    id: `reader-${index}`,
    title: `Read by ${isolate(name)}`,
    stories: stories.filter(({ readBy }) => readBy?.includes(name)),
  }))
  const others = stories.filter(({ readBy }) => !readBy?.length)
  return others.length > 0 ? [...shelves, { id: 'others', title: 'More stories', stories: others }] : shelves
}

/**
 * A shelf for each child of a family with several, those with the newest story first, then one for stories about several children and
 * one for the rest. Stories in the making come before all. Every story is on one shelf. null if there is nothing to tell apart.
 */
function byChild(stories: readonly StoryCard[]): readonly Shelf[] | null {
  const names = new Map<number, string>()
  for (const { id, name } of stories.flatMap(({ childrenIncluded }) => childrenIncluded))
    if (id !== null && !names.has(id)) names.set(id, name)
  if (names.size < 2) return null
  const shelves: readonly Omit<Shelf, 'stories'>[] = [
    { id: 'unfinished', title: 'Not ready yet' },
    ...[...names].map(([id, name]) => ({
      id: String(id),
      title: `Stories for ${isolate(name)}`,
      isOfOneChild: true,
    })),
    { id: 'together', title: 'Stories for several children' },
    { id: 'others', title: 'More stories' },
  ]
  const placed = Map.groupBy(stories, shelfIdOf)
  return shelves.flatMap((shelf) => {
    const onShelf = placed.get(shelf.id)
    return onShelf ? [{ ...shelf, stories: onShelf }] : []
  })
}

function shelfIdOf({ status, childrenIncluded }: StoryCard): string {
  if (status !== 'ready') return 'unfinished'
  const ids = childrenIncluded.flatMap(({ id }) => id ?? [])
  if (ids.length > 1) return 'together'
  return ids.length === 1 ? String(ids[0]) : 'others'
}

/** The first so many stories, shelf by shelf. */
export function firstOf(shelves: readonly Shelf[], count: number): readonly Shelf[] {
  let left = count
  return shelves.flatMap((shelf) => {
    const stories = shelf.stories.slice(0, Math.max(0, left))
    left -= stories.length
    return stories.length > 0 ? [{ ...shelf, stories }] : []
  })
}
