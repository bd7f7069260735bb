import { readFileSync } from 'node:fs'
import { transformer } from '../transformer/transformer.ts'
import { type HappeningModel, readHappeningModel, sharesOf, termsOf } from './happening-model.ts'
import { type Happening, isHappening } from './happenings.ts'

export interface WhatHappens {
  /** How surely a text wishes for a story in which something happens, from 0 to 1, and tells of no day and of no child. */
  readonly isStory: number
  /** For each kind its share, if it is one: together 1. */
  readonly likely: ReadonlyMap<Happening, number>
}

let loaded: HappeningModel | undefined

/**
 * What was learnt of some three thousand wishes ([train](../../train/README.md)), for whoever has typed another.
 * @param names of the family: the words are learnt with one name for all
 */
export function whatHappensIn(text: string, names: readonly string[]): WhatHappens {
  loaded ??= readHappeningModel(readFileSync(new URL('happenings.weights', import.meta.url)))
  const shares = sharesOf(loaded, transformer().features(text), termsOf(text, names))
  const isStory = 1 - (shares[0] ?? 0)
  const likely = new Map<Happening, number>()
  for (const [at, kind] of loaded.kinds.entries())
    if (isHappening(kind)) likely.set(kind, (shares[at] ?? 0) / Math.max(isStory, 1e-9))
  return { isStory, likely }
}
