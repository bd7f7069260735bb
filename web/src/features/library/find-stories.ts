import type { StoryCard } from '@nightlight/contract'

export type SortOrder = 'newest' | 'oldest' | 'title' | 'shortest'

export interface StoryFilter {
  /** Words of the title, the first lines or a child's name. */
  readonly query: string
  readonly child: string | null
  readonly theme: string | null
  readonly favouritesOnly: boolean
  readonly order: SortOrder
}

export const noFilter: StoryFilter = {
  query: '',
  child: null,
  theme: null,
  favouritesOnly: false,
  order: 'newest',
}

export const isFiltered = ({ query, child, theme, favouritesOnly }: StoryFilter): boolean =>
  query.trim() !== '' || child !== null || theme !== null || favouritesOnly

/** The matching stories in the chosen order. @param stories newest first */
export function findStories(stories: readonly StoryCard[], filter: StoryFilter): StoryCard[] {
  const words = normalize(filter.query).split(/\s+/).filter(Boolean)
  const matches = stories.filter(
    (story) =>
      (!filter.favouritesOnly || story.favorite) &&
      (filter.theme === null || story.theme === filter.theme) &&
      (filter.child === null || namesOf(story).includes(filter.child)) &&
      words.every((word) => textOf(story).includes(word)),
  )
  return sorted(matches, filter.order)
}

/** Normalised once per story rather than at every keystroke. */
const searchTexts = new WeakMap<StoryCard, string>()

function textOf(story: StoryCard): string {
  const text =
    searchTexts.get(story) ?? normalize(`${story.title} ${story.excerpt} ${namesOf(story).join(' ')}`)
  searchTexts.set(story, text)
  return text
}

/** All children in the stories, without duplicates, by name. */
export const childrenIn = (stories: readonly StoryCard[]): string[] =>
  [...new Set(stories.flatMap(namesOf))].toSorted((a, b) => a.localeCompare(b))

function sorted(stories: StoryCard[], order: SortOrder): StoryCard[] {
  if (order === 'oldest') return stories.toReversed()
  if (order === 'title') return stories.toSorted((a, b) => a.title.localeCompare(b.title))
  if (order === 'shortest') return stories.toSorted((a, b) => a.duration - b.duration)
  return stories
}

const namesOf = (story: StoryCard) => story.childrenIncluded.map((child) => child.name)

/** Ignores case and accents: people type 'zoe' for Zoë. */
const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
