import type { StoryCard } from '@nightlight/contract'

export type SortOrder = 'newest' | 'oldest' | 'title' | 'shortest'

export interface Wish {
  /** Words of the title, of the first lines, or of a child's name. */
  readonly words: string
  readonly child: string | null
  readonly theme: string | null
  readonly favouritesOnly: boolean
  readonly order: SortOrder
}

export const anyStory: Wish = { words: '', child: null, theme: null, favouritesOnly: false, order: 'newest' }

export const isNarrowed = ({ words, child, theme, favouritesOnly }: Wish): boolean =>
  words.trim() !== '' || child !== null || theme !== null || favouritesOnly

/** The stories that fit, in the wished order. The list comes newest first. */
export function findStories(stories: readonly StoryCard[], wish: Wish): StoryCard[] {
  const words = folded(wish.words).split(/\s+/).filter(Boolean)
  const found = stories.filter(
    (story) =>
      (!wish.favouritesOnly || story.favorite) &&
      (wish.theme === null || story.theme === wish.theme) &&
      (wish.child === null || namesOf(story).includes(wish.child)) &&
      words.every((word) => wordsOf(story).includes(word)),
  )
  return inOrder(found, wish.order)
}

/** Folded once for each story, not at every key press. */
const known = new WeakMap<StoryCard, string>()

function wordsOf(story: StoryCard): string {
  const found = known.get(story) ?? folded(`${story.title} ${story.excerpt} ${namesOf(story).join(' ')}`)
  known.set(story, found)
  return found
}

/** Everybody who is in a story, each once, by name. */
export const castOf = (stories: readonly StoryCard[]): string[] =>
  [...new Set(stories.flatMap(namesOf))].toSorted((a, b) => a.localeCompare(b))

function inOrder(stories: StoryCard[], order: SortOrder): StoryCard[] {
  if (order === 'oldest') return stories.toReversed()
  if (order === 'title') return stories.toSorted((a, b) => a.title.localeCompare(b.title))
  if (order === 'shortest') return stories.toSorted((a, b) => a.duration - b.duration)
  return stories
}

const namesOf = (story: StoryCard) => story.childrenIncluded.map((child) => child.name)

/** Without case and accents: a tired thumb types 'zoe' for Zoë. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
