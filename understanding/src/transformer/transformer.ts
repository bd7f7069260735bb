import { readFileSync } from 'node:fs'
import { Reader } from './reader.ts'
import { readTransformer } from './weights.ts'

let loaded: Reader | undefined

/** What was learned from the corpus, read when it is first asked for. */
export function transformer(): Reader {
  loaded ??= new Reader(readTransformer(readFileSync(new URL('families.weights', import.meta.url))))
  return loaded
}
