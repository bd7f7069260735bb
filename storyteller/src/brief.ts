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
export type Theme = (typeof themes)[number]

export type StoryLength = 'short' | 'medium' | 'long'

/** What a story is made from. The same brief gives the same story, letter for letter. */
export interface Brief {
  readonly seed: string
  readonly theme: Theme
  readonly length: StoryLength
  /** Whole minutes from 3 to 12 that the story should take, read aloud at `wordsPerMinute`: in place of the length. */
  readonly minutes?: number
  /** One to four. Names may be any text: they are put in last, and never read as anything but names. */
  readonly children: readonly {
    readonly name: string
    readonly age: number
    readonly interests?: readonly string[]
    readonly details?: readonly Detail[]
  }[]
  readonly companions: readonly {
    readonly name: string
    /** Free text: 'grandmother', 'best friend', 'dog', 'teddy'. */
    readonly relationship: string
    readonly description?: string
    readonly age?: number
  }[]
  readonly relationship?: 'siblings' | 'friends' | 'cousins' | 'unrelated'
  /** A parent's free text. Woven in where it reads as the name of a thing, left out otherwise. */
  readonly details?: string
  /** Where the story is another night of a series: what the nights before it left behind, as a parent may have put it. Any may be empty. */
  readonly series?: {
    /** 2 for the second. */
    readonly night: number
    readonly canon: {
      readonly who: string
      readonly where: string
      readonly learnt: string
      readonly thread: string
    }
  }
  readonly history?: {
    /** Plots told lately, newest first: they are avoided while others are left. */
    readonly plots: readonly string[]
    /** First paragraphs told lately, newest first, with marks such as `{HERO_1}` for the names: none is told again. */
    readonly openings?: readonly string[]
  }
}

/** Something that a parent noted about a child: free text, woven in where its form allows it and left out otherwise. */
export interface Detail {
  readonly text: string
  readonly category: 'core' | 'occasional' | 'fun_fact' | 'appearance'
  readonly section?: 'appearance' | 'interests' | 'family' | 'education' | 'favorites' | null
}

export interface Story {
  readonly title: string
  /** `theme/name` of the plot. */
  readonly plot: string
  readonly sections: readonly Section[]
}

export interface Section {
  /** Paragraphs with a blank line between them. */
  readonly text: string
  readonly scene: Scene
  /** Factor on the narration's speed: 1, and lower in the last third. */
  readonly pace: number
}

/** What the picture of a section shows. */
export interface Scene {
  readonly setting: string
  readonly time: string
  readonly weather: string
  readonly cast: readonly CastMember[]
  readonly props: readonly string[]
  /** One line for those who cannot see it. */
  readonly description: string
}

export interface CastMember {
  /** `main:0`, `companion:1`, or a species. */
  readonly who: string
  readonly pose: string
  readonly mood: string
  readonly holding?: string
}

/**
 * Words a minute, pauses included, at which a story is read aloud at bedtime; lengths are written for it. Source: 100 to 125
 * are usual for picture books, and the default voice reads 115 at the bedtime pace.
 */
export const wordsPerMinute = 115
