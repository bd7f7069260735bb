/** Something that a parent has told about tonight or about a child, understood. */
export interface StoryFact {
  readonly id: string
  /** Where it was told. */
  readonly from: 'wish' | 'note' | 'profile' | 'companion'
  /** The parent's own words. */
  readonly said: string
  readonly kind: string
  /** The id of an intent that plots can answer. */
  readonly about: string
  readonly what?: Phrase
  readonly name?: string
  /** `no`: not wanted, not so, or no longer so. */
  readonly polarity: 'yes' | 'no'
  readonly sensitivity: 'plain' | 'tender' | 'private'
  readonly when?: 'today' | 'yesterday' | 'tomorrow' | 'soon' | 'always'
  /** 0 to 1; from 0.5 on it may shape a story. */
  readonly sure: number
}

/** Intents by which a family asks for somebody or something to be in the story. */
export const askingIntents: ReadonlySet<string> = new Set(['with-character', 'story-about', 'bring-back'])

/** A noun with what describes it. */
export interface Phrase {
  /** As it stands inside a sentence, with its article: 'a purple dragon', 'the dark', 'pancakes'. */
  readonly text: string
  /** Its noun in the singular: 'dragon'. */
  readonly head: string
  readonly number: 'one' | 'many' | 'mass'
  readonly pronoun: 'it' | 'he' | 'she' | 'they'
  /** How many they are: 'two'. */
  readonly count?: string
  /** What kind of thing it is, where the noun is known: 'animal', 'toy', 'food'. */
  readonly is?: string
}

/** Something that a story must not have in it. */
export interface Avoided {
  /** The fact that says so, if it is not of the profile. */
  readonly factId?: string
  /** In lower case, in every form that counts: 'spider', 'spiders', 'cobweb'. */
  readonly words: readonly string[]
  /** A fear: what is kindly there is no scare. Otherwise it must not occur at all. */
  readonly isFear: boolean
}

/** What became of a fact. */
export interface FactOutcome {
  readonly factId: string
  /**
   * `shaped`: the plot answers it. `told`: it has a part in the story. `kept-out`: as asked. `waits`: for another night. `left-out`: see
   * `why`. `shaped` with `in-part`: the plot is about the same feeling, and another event.
   */
  readonly outcome: 'told' | 'shaped' | 'kept-out' | 'waits' | 'left-out'
  readonly why?: 'in-part' | 'no-story' | 'not-this-time' | 'tender' | 'private' | 'unsure' | 'unavoidable'
  /** Index of the section in which it is told first. */
  readonly section?: number
  /** Of what was told in the words in which it was typed: whether it is also played out, only said before the story begins, or what happens in it. */
  readonly how?: 'played' | 'quoted' | 'happens'
}
