import type {
  Cadence,
  Canon,
  InfoCategory,
  InfoSection,
  PronounChoice,
  StoryLanguage,
  StoryLength,
  Theme,
} from '@nightlight/contract'

/** Everything a story is made from, as it was when the story was requested: later changes of a profile do not affect it. */
export interface Brief {
  readonly seed: string
  readonly theme: Theme
  readonly length: StoryLength
  /** Absent in English. */
  readonly language?: StoryLanguage
  /** How long the story takes when it is read aloud by this voice at this pace; instead of the length. */
  readonly minutes?: number
  /** Of the voice at speed 1, without pauses. */
  readonly lettersPerSecond?: number
  readonly children: readonly Hero[]
  readonly companions: readonly Companion[]
  readonly relationship?: 'siblings' | 'friends' | 'cousins' | 'unrelated'
  readonly details?: string
  /** Ids of facts understood from the details that the parent removed: they are not meant. */
  readonly ignoredFacts?: readonly string[]
  /** Only for a story of a series. Its texts contain names as a parent typed them. */
  readonly series?: {
    readonly id: number
    readonly title: string
    /** 2 for the second night. */
    readonly night: number
    /** As it was when the night was requested. */
    readonly canon: Canon
    /** The last paragraphs of the night before, for a writer that reads. */
    readonly ending?: string
    /** Of the earlier nights, newest first. */
    readonly plots: readonly string[]
  }
  /** Plots of the latest stories for these children, of every theme and more of this one, and of the family's last days. Newest first. */
  readonly toldBefore: readonly string[]
  /** First paragraphs of the latest stories for these children and of the family's last days, newest first, with marks for the names. */
  readonly openingsTold?: readonly string[]
  /** Ids of the stock sentences in the latest stories for these children, newest first. */
  readonly linesTold?: readonly string[]
  /** null when no narration was requested. */
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
  /** Absent where the child is only called by name. */
  readonly pronouns?: Exclude<PronounChoice, 'name'>
  readonly interests: readonly string[]
  /** What the story avoids, as a parent typed it. */
  readonly fears?: readonly string[]
  /** What the child calls whoever is at home at bedtime. */
  readonly grownUps?: readonly string[]
  /** Those of the parent's info items about the child that were chosen for this story. */
  readonly details?: readonly Detail[]
  readonly appearance: Appearance
}

export interface Detail {
  /** Of the info item; absent in briefs from before it was noted. */
  readonly id?: number
  /** As it was typed: 'loves trains', 'a cat named Button'. */
  readonly text: string
  readonly category: InfoCategory
  readonly section: InfoSection | null
}

export interface Companion {
  readonly name: string
  readonly relationship: string
  readonly description?: string
  /** How the name is pronounced, where it is not pronounced as it is written; of a companion with a profile, its profile says. */
  readonly spokenName?: string
  readonly age?: number
  /** Only for companions with a profile, as is the appearance. */
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
  /** Of the portrait that was chosen. The seed of the character then decides on the clothes alone. */
  readonly lookSeed?: string
}

declare module '../../../platform/database/schema.ts' {
  interface JsonShapes {
    brief: Brief
  }
}
