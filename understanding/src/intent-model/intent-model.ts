import { readFileSync } from 'node:fs'
import { readWeights, type Weights } from './weights.ts'

let loaded: Weights | undefined

/** What was learned from the corpus, read when it is first asked for. */
export function intentModel(): Weights {
  loaded ??= readWeights(readFileSync(new URL('intents.weights', import.meta.url)))
  return loaded
}
