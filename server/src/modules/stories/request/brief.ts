import type { Cadence, Canon, InfoCategory, InfoSection, StoryLength, Theme } from '@nightlight/contract'

/** Everything a story is made from, as it was when it was asked for: a profile that changes later changes nothing in it. */
export interface Brief {
  readonly seed: string
  readonly theme: Theme
  readonly length: StoryLength
  /** That it takes to be read aloud by the voice at the pace: in place of the length. */
  readonly minutes?: number
  /** Of the voice, at speed 1, pauses apart. */
  readonly lettersPerSecond?: number
  readonly children: readonly Hero[]
  readonly companions: readonly Companion[]
  readonly relationship?: 'siblings' | 'friends' | 'cousins' | 'unrelated'
  readonly details?: string
  /** Where the story is another night of a series. Names are in its texts as a parent typed them. */
  readonly series?: {
    readonly id: number
    readonly title: string
    /** 2 for the second. */
    readonly night: number
    /** As it was when the night was asked for. */
    readonly canon: Canon
    /** Of its nights, newest first. */
    readonly plots: readonly string[]
  }
  /** Plots told to these children lately, newest first: of every theme, and more of this one. */
  readonly toldBefore: readonly string[]
  /** First paragraphs of the stories these children heard lately, newest first, with marks for the names. */
  readonly openingsTold?: readonly string[]
  /** null when no narration was asked for. */
  readonly narration: {
    readonly providerId: string
    readonly voiceId: string
    readonly cadence: Cadence
  } | null
}

export interface Hero {
  readonly id: number
  readonly name: string
  readonly age: number
  readonly interests: readonly string[]
  /** What the story keeps away from, as a parent typed it. */
  readonly fears?: readonly string[]
  /** What the parent noted about the child, as far as it was chosen for this story. */
  readonly details?: readonly Detail[]
  readonly appearance: Appearance
}

export interface Detail {
  /** As it was typed: 'loves trains', 'a cat named Button'. */
  readonly text: string
  readonly category: InfoCategory
  readonly section: InfoSection | null
}

export interface Companion {
  readonly name: string
  readonly relationship: string
  readonly description?: string
  readonly age?: number
  /** Only companions with a profile look like somebody. */
  readonly id?: number
  readonly appearance?: Appearance
}

export interface Appearance {
  readonly hairColor?: string
  readonly eyeColor?: string
  readonly hasGlasses: boolean
  readonly hairStyle?: string
  readonly skinTone?: string
  readonly otherFeatures?: string
  /** Of the approved character. */
  readonly characterSeed?: string
}

declare module '../../../platform/database/schema.ts' {
  interface JsonShapes {
    brief: Brief
  }
}
