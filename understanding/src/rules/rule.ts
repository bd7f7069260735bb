import type { FactSource, FactTime } from '../fact.ts'
import type { Intent } from '../intents.ts'

export interface Rule {
  readonly about: Intent
  readonly patterns: readonly string[]
  /** The list in which the matched word is that the fact is about: 'zoo' of 'we went to the zoo'. */
  readonly head?: string
  /** What the fact is about, where none of its words says so: Christmas, of 'Santa is coming'. */
  readonly means?: string
  readonly polarity?: 'no'
  readonly when?: FactTime
  readonly sure?: number
  /** Where it was told; anywhere, if absent. */
  readonly from?: readonly FactSource[]
  /** None of these words may stand in the clause. */
  readonly unless?: string
  /** The fact is about the next thing that is named in the clause: 'rode her bike', 'won a medal'. */
  readonly around?: boolean
  /** Only where the sentence has said nothing else: 'at school'. */
  readonly alone?: boolean
  /** Only where the clause does not tell of something else: 'in A&E with a bead up his nose' wishes for no bead. */
  readonly inFreeClause?: boolean
  /** Not where the text is nothing but these words: 'castle'. */
  readonly beside?: boolean
  /** What is told along with it: who misses the old house has moved. */
  readonly implies?: Intent
}

export const rule = (
  about: Intent,
  patterns: readonly string[],
  options: Omit<Rule, 'about' | 'patterns'> = {},
): Rule => ({
  about,
  patterns,
  ...options,
})

export const told: readonly FactSource[] = ['note', 'profile', 'companion']
