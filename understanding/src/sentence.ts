import type { FactTime } from './fact.ts'
import type { Token } from './tokens.ts'

export interface Sentence {
  readonly tokens: readonly Token[]
  readonly times: readonly (FactTime | undefined)[]
  /** Of children, companions and the one whom the text is about: as `Token.norm` has them. */
  readonly names: ReadonlySet<string>
  /** Tokens that are private by their form: they are nobody’s name here, and no thing. */
  readonly hidden: ReadonlySet<number>
  /** All in capitals: they tell nothing then. */
  readonly isShouted: boolean
}

/** The first token and the one after the last of the clause that a token is in. */
export function clauseAt({ tokens }: Sentence, at: number): { from: number; to: number } {
  let from = at
  while (from > 0 && !tokens[from]?.opensClause) from -= 1
  let to = at + 1
  while (to < tokens.length && !tokens[to]?.opensClause) to += 1
  return { from, to }
}
