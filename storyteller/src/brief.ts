import type { Avoided, FactOutcome, StoryFact } from './facts.ts'
import type { Need } from './plot-head.ts'
import type { Pronouns } from './pronouns.ts'
import type { Wished } from './wished.ts'

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

/** What a story is made from. The same brief gives the same text. */
export interface Brief {
  readonly seed: string
  readonly theme: Theme
  readonly length: StoryLength
  /** Whole minutes from 3 to 12 that the story should take, read aloud at `wordsPerMinute`: in place of the length. */
  readonly minutes?: number
  /** One to four. Names can be any text: they are filled in last and never interpreted. */
  readonly children: readonly {
    readonly name: string
    readonly age: number
    /** Without any, the child is always called by name. */
    readonly pronouns?: Pronouns
    readonly interests?: readonly string[]
    readonly details?: readonly Detail[]
    /** What the text must not ask of this child's body. */
    readonly cannot?: readonly Need[]
  }[]
  readonly companions: readonly {
    readonly name: string
    /** Free text: 'grandmother', 'best friend', 'dog', 'teddy'. */
    readonly relationship: string
    readonly description?: string
    readonly age?: number
  }[]
  /** What the children call who puts them to bed: 'Mummy', 'Nana Jo'. A plot’s unnamed grown-up is the first of them. */
  readonly grownUps?: readonly string[]
  readonly relationship?: 'siblings' | 'friends' | 'cousins' | 'unrelated'
  /** A parent's free text, used where it can be part of a sentence. */
  readonly details?: string
  /** What has been understood of everything that the family has told. */
  readonly facts?: readonly StoryFact[]
  readonly avoid?: readonly Avoided[]
  /** What tonight’s wish names beside its facts. */
  readonly wished?: Wished
  /** Everything in a wish that can be spoken of, clause by clause: in small letters, without apostrophes, and whether it has been or is to come. */
  readonly clauses?: readonly { readonly words: string; readonly when?: 'past' | 'coming' }[]
  /**
   * For plots about life how much the wish is like the evenings for which each is told: the natural logarithm of its share, from nought down. Without it the
   * facts alone decide.
   */
  readonly likely?: ReadonlyMap<string, number>
  /** Tells this plot and no other. */
  readonly plot?: string
  /** For a story of a series: what the stories before it left behind, as a parent may have edited it. Any can be empty. */
  readonly series?: {
    /** 2 for the second. */
    readonly night: number
    /** The plot of the night before. */
    readonly plot?: string
    readonly canon: {
      readonly who: string
      readonly where: string
      readonly learnt: string
      readonly thread: string
    }
  }
  readonly history?: {
    /** Recently used plots, newest first: they are avoided while others are left. */
    readonly plots: readonly string[]
    /** Recent first paragraphs, newest first, with placeholders such as `{HERO_1}` for the names: none is repeated. */
    readonly openings?: readonly string[]
    /** Ids of the stock sentences that these children have heard lately, newest first: none is told again. */
    readonly lines?: readonly string[]
  }
}

/** A parent's note about a child: free text, used where its form allows it. */
export interface Detail {
  readonly text: string
  readonly category: 'core' | 'occasional' | 'fun_fact' | 'appearance'
  readonly section?: 'appearance' | 'interests' | 'family' | 'education' | 'favorites' | null
}

export interface Story {
  readonly title: string
  /** `theme/name` of the plot, or `life/name`. */
  readonly plot: string
  readonly sections: readonly Section[]
  /** What became of every fact of the brief. */
  readonly outcomes: readonly FactOutcome[]
  /** The notes and interests that the text tells, in the parent's own words. */
  readonly toldNotes: readonly string[]
  /** The words for things that it names because the wish does. */
  readonly toldThings: readonly string[]
  /** What the parent has reported of the day and the story says, in these words. */
  readonly toldReport?: string
  /** Whether that is played out, said before the story begins, or is what happens in it. */
  readonly howReported?: 'played' | 'quoted' | 'happens'
  /** What the somebody of a wished-for story is or does, where the plot was written for that: 'a bear who gets lost'. */
  readonly toldTale?: string
  /** The intents of the wish that the plot answers. */
  readonly answers: readonly string[]
  /** The names of companions who are left out, because the wish says that they have died, are ill or are away. */
  readonly absent: readonly string[]
  /** Ids of the stock sentences that it tells. */
  readonly lines: readonly string[]
  /** Words for what one may be afraid of, but which is kindly there. */
  readonly kindWords: readonly string[]
}

export interface Section {
  /** Paragraphs with a blank line between them. */
  readonly text: string
  readonly scene: Scene
  /** Factor on the narration's speed: 1, and lower in the last third. */
  readonly pace: number
}

/** What the picture of a section shows, in words that every illustrator understands. */
export interface Scene {
  /** Where the camera is: `close`, `two`, `wide`, `above`, `behind` or `object`. */
  readonly shot?: string
  readonly setting: string
  readonly time: string
  readonly weather: string
  readonly cast: readonly CastMember[]
  readonly things: readonly SceneThing[]
  /** Things and animals of which the first child thinks: they are not there. */
  readonly thoughts?: readonly string[]
  /** What the first child did, which is remembered on this page. */
  readonly memory?: { readonly action: string; readonly mood: string; readonly holding?: string }
  /** What a family has wished for happens on this page. */
  readonly isWished?: true
  /** Things by the colour that the wish says they have: `mitten` is `blue`. */
  readonly tints?: Readonly<Record<string, string>>
  /** The lamp of the room is out. */
  readonly isDark?: true
  /** Alternative text: one line, for those who cannot see the picture. */
  readonly description: string
}

export interface CastMember {
  /** `main:0`, `companion:1`, a species, or for a human of the story `person:` with what the plot calls them. */
  readonly who: string
  /** Of a human of the story: what they are, and how they look. */
  readonly person?: { readonly role: string; readonly looks: readonly string[] }
  /** A flock of animals. 1 by default. */
  readonly count?: number
  /** What an animal is called, which says its colour and markings: 'tiger', 'purple dragon'. Of a child what the wish says of its body: 'wheelchair'. */
  readonly looks?: string
  /** An animal that is a toy. */
  readonly isToy?: true
  readonly size?: string
  readonly action: string
  readonly mood: string
  readonly holding?: string
  /** Somebody else of the cast, a thing of the scene, or `up`, `down`, `left` or `right`. */
  readonly target?: string
  /** How they stand to the target: `before`, `on`, `under`, … */
  readonly relation?: string
}

export interface SceneThing {
  readonly thing: string
  /** Several stand in a row. */
  readonly count?: number
  readonly size?: string
  readonly relation?: string
  /** Somebody of the cast or another thing. */
  readonly of?: string
  readonly side?: 'left' | 'right'
}

/**
 * Words a minute, pauses included, at which a story is read aloud at bedtime; lengths are written for it. Source: 100 to 125
 * are usual for picture books, and the default voice reads 115 at the bedtime pace.
 */
export const wordsPerMinute = 115
