import * as z from 'zod/mini'

export const themes = [
  'adventure',
  'fantasy',
  'friendship',
  'animals',
  'space',
  'pirates',
  'princesses',
  'superheroes',
  'mystery',
  'sports',
] as const
export const Theme = z.enum(themes, 'Theme is required')
export type Theme = z.infer<typeof Theme>

export const themeLabels: Readonly<Record<Theme, string>> = {
  adventure: 'Adventure',
  fantasy: 'Fantasy',
  friendship: 'Friendship',
  animals: 'Animals',
  space: 'Space',
  pirates: 'Pirates',
  princesses: 'Princesses',
  superheroes: 'Superheroes',
  mystery: 'Mystery',
  sports: 'Sports',
}

export const storyLengths = ['short', 'medium', 'long'] as const
export const StoryLength = z.enum(storyLengths, 'Length is required')
export type StoryLength = z.infer<typeof StoryLength>

/** The range of narration minutes at the bedtime-story pace. */
export const lengthMinutes: Readonly<Record<StoryLength, readonly [number, number]>> = {
  short: [3, 5],
  medium: [5, 8],
  long: [8, 12],
}

export const lengthLabels: Readonly<Record<StoryLength, string>> = {
  short: 'Short (3-5 minutes)',
  medium: 'Medium (5-8 minutes)',
  long: 'Long (8-12 minutes)',
}

/** The exact lengths that a parent can request, in minutes. */
export const minutesRange = { min: 3, max: 12 } as const

/** Stories for toddlers take a minute or two, whatever length is chosen. All who listen are younger than four, and somebody is younger than three. */
export const isForToddlers = (ages: readonly number[]): boolean =>
  ages.some((age) => age <= 2) && ages.every((age) => age < 4)

/** The length category of a story with this many minutes. */
export const lengthForMinutes = (minutes: number): StoryLength =>
  storyLengths.find((length) => minutes <= lengthMinutes[length][1]) ?? 'long'

export const cadences = ['gentle-lullaby', 'bedtime-story', 'cozy-reading'] as const
export const Cadence = z.enum(cadences)
export type Cadence = z.infer<typeof Cadence>

export interface Pace {
  readonly label: string
  readonly description: string
  /** 1 is a voice's natural rate. */
  readonly speed: number
  /** Seconds of silence after a sentence. */
  readonly pauseDuration: number
}

/** The product defines each pace by its speed and pauses. */
export const paces: Readonly<Record<Cadence, Pace>> = {
  'gentle-lullaby': {
    label: 'Gentle Lullaby',
    description: 'Very slow, with long pauses for heavy eyelids',
    speed: 0.7,
    pauseDuration: 1.2,
  },
  'bedtime-story': {
    label: 'Bedtime Story',
    description: 'Slow and warm, the way most parents read',
    speed: 0.8,
    pauseDuration: 0.8,
  },
  'cozy-reading': {
    label: 'Cozy Reading',
    description: 'A little livelier, for children who are still awake',
    speed: 0.9,
    pauseDuration: 0.5,
  },
}

export const defaultCadence: Cadence = 'bedtime-story'

/** How the main characters of a story are related to each other. */
export const childrenRelationships = ['siblings', 'friends', 'cousins', 'unrelated'] as const
