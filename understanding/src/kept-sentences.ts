import type { FactSource } from './fact.ts'
import type { Found } from './found.ts'
import type { Sentence } from './sentence.ts'

interface Read {
  readonly found: Found[]
  readonly covered: Set<number>
}

/** While somebody types, and while a story is made, most sentences were read a moment ago: the last 512 readings are kept. */
const most = 512
const kept = new Map<string, Read>()

/** What `read` says of a sentence; of one that was read before, what it said then. */
export function readOnce(sentence: Sentence, from: FactSource, isOnly: boolean, read: () => Read): Read {
  const key = keyOf(sentence, from, isOnly)
  const { found, covered } = kept.get(key) ?? read()
  kept.delete(key)
  kept.set(key, { found, covered })
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  // What comes before and after may change what a sentence says.
  return { found: [...found], covered: new Set(covered) }
}

/** All that a reading depends on. */
const keyOf = ({ tokens, times, names, hidden, isShouted }: Sentence, from: FactSource, isOnly: boolean) =>
  JSON.stringify([
    from,
    isOnly,
    isShouted,
    [...names],
    [...hidden],
    tokens.map(({ text, norm, opensClause, opensSentence }) => [text, norm, opensClause, opensSentence]),
    times,
  ])
