import { readFileSync } from 'node:fs'
import { Likeness } from '@nightlight/understanding/likeness'

let loaded: Likeness | undefined

/** Which plots about life are told on evenings like that of a wish: for each the natural logarithm of its share, from nought down. Nothing for no wish. */
export function likelyPlots(details: string): ReadonlyMap<string, number> {
  if (details.trim() === '') return new Map()
  loaded ??= new Likeness(read('likeness.weights'), read('evenings.vectors'))
  return loaded.sharesOf(details)
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url))
