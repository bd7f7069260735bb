import type { Intent } from './intents.ts'
import type { NounClass } from './lexicon/nouns.ts'

/** Where a parent told it: tonight's wish, a note about a child, the Enhanced Profile, the description of a companion. */
export type FactSource = 'wish' | 'note' | 'profile' | 'companion'

export type FactKind =
  | 'event'
  | 'feeling'
  | 'want'
  | 'avoid'
  | 'thing'
  | 'creature'
  | 'person'
  | 'place'
  | 'skill'
  | 'habit'
  | 'look'
  | 'loss'
  | 'lesson'
  | 'feast'

/** `yesterday`: whatever is over; `soon`: to come, but not tomorrow; `always`: a trait or habit. */
export type FactTime = 'today' | 'yesterday' | 'tomorrow' | 'soon' | 'always'

/** `tender`: told only by what was written for it. `private`: never told. */
export type Sensitivity = 'plain' | 'tender' | 'private'

export type Pronoun = 'she' | 'he' | 'they' | 'it'

/** What a fact is about: the red mitten, spiders, pancakes, a dragon. */
export interface What {
  /** As it stands inside a sentence, with its article: 'a purple dragon', 'the dark', 'pancakes'. */
  readonly text: string
  /** Its noun in the singular, small letters: 'dragon', 'mitten', 'pancake'. */
  readonly head: string
  /** As it was typed: a story may well say 'the' where a parent said 'a'. */
  readonly article: 'a' | 'an' | 'the' | 'some' | null
  readonly number: 'one' | 'many' | 'mass'
  readonly pronoun: Pronoun
  /** What was said of it before the noun: ['purple']. */
  readonly described: readonly string[]
  /** How many they are, of somebody in a story: 'two'. */
  readonly count?: string
  /** Where the noun is a known one. */
  readonly is?: WhatClass
}

/** Relatives are persons. */
export type WhatClass = Exclude<NounClass, 'kin'>

export interface Fact {
  /** What was understood, and from where: `wish:first-day:school`. It stays the same while other words change. At most 200 letters or so. */
  readonly id: string
  readonly from: FactSource
  /** What the caller named the text by: the id of a note, for one. */
  readonly ref?: string
  /** The parent's own words. */
  readonly said: string
  /** Where they stand in the text: UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly kind: FactKind
  readonly about: Intent
  /** Whom it concerns: the name of a child or a companion as it was handed in, or 'grandma', 'her friend'. Absent: the child, or all. */
  readonly who?: string
  readonly what?: What
  /** The name that goes with `what` or `who`: Spark, Biscuit. */
  readonly name?: string
  readonly when: FactTime
  /** `no`: not wanted, not so, or no longer so. Every `avoid` is `no`. */
  readonly polarity: 'yes' | 'no'
  readonly sensitivity: Sensitivity
  /** 0 to 1; from 0.5 on it may shape a story. */
  readonly sure: number
}

/** Words that no rule knew. They stay with the story as they are, and are said to be left out. */
export interface NotUnderstood {
  readonly from: FactSource
  readonly ref?: string
  readonly said: string
  readonly start: number
  readonly end: number
  /** Words that are known, beside a fact of which they say where, when or with whom: 'at school'. Otherwise nobody knows what was meant. */
  readonly isDetail: boolean
}

export interface Understanding {
  /** In the order in which they were said. */
  readonly facts: readonly Fact[]
  readonly notUnderstood: readonly NotUnderstood[]
}

export interface ToldText {
  readonly from: FactSource
  readonly text: string
  /** Handed through to the facts. */
  readonly ref?: string
  /** The name of the child or companion that the text is about. */
  readonly about?: string
}

/** A child or a companion of the story. */
export interface KnownPerson {
  readonly name: string
  readonly role: 'child' | 'companion'
  readonly pronouns?: 'she' | 'he' | 'they' | 'name'
  /** As it was typed: 'grandmother', 'best friend', 'dog'. */
  readonly relationship?: string
}
