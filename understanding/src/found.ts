import type { FactTime, What } from './fact.ts'
import type { Intent } from './intents.ts'

/** A fact before it has its id and its words. */
export interface Found {
  readonly about: Intent
  readonly from: number
  readonly to: number
  readonly what?: What
  readonly name?: string
  readonly polarity?: 'no'
  readonly when?: FactTime
  readonly sure: number
  /** What follows from another fact: its own words need not say it. */
  readonly isImplied?: boolean
  /** Tokens elsewhere that it has words from. */
  readonly also?: readonly number[]
}
