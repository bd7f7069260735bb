import { readFileSync } from 'node:fs'
import { Likeness } from '@nightlight/understanding/likeness'

let loaded: Likeness | undefined

/** Which plots about life are told on evenings like that of a wish: for each the natural logarithm of its share, from nought down. Nothing for no wish. */
export function likelyPlots(details: string): ReadonlyMap<string, number> {
  if (details.trim() === '') return new Map()
  loaded ??= new Likeness(read('likeness.weights'), read('evenings.vectors'))
  return loaded.sharesOf(withoutColours(details))
}

/**
 * A thing's colour says nothing of the evening, and yet it is likest to the fireworks whose colours somebody loved: a crayon that was eaten, *orange*, and new glasses, *purple*,
 * were both told as them. A wish that is about a colour itself speaks of girls or boys, and keeps it.
 */
function withoutColours(details: string): string {
  const rest = /\b(?:girl|boy)/i.test(details) ? details : details.replace(colours, '')
  return rest.trim() === '' ? details : rest
}

const colours =
  /\b(?:(?:light|dark|bright|pale) )?(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ea]y|turquoise)\b[.,]? ?/gi

const read = (file: string) => readFileSync(new URL(file, import.meta.url))
