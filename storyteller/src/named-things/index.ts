import { familyThings } from './family-things.ts'
import { foodThings } from './food-things.ts'
import { homeThings } from './home-things.ts'
import { playThings } from './play-things.ts'
import { schoolThings } from './school-things.ts'

/**
 * What is said of a thing that a wish names: a paragraph that opens a story, by whether the thing has been (`was`), is to come (`will`), or is named at no time
 * (`is`), and a sentence or two for its last page (`night`). Each is true whatever happened, and nothing leans on it. `{child}` is the first child.
 */
export interface NamedThing {
  /** By which it is found in a wish, in small letters. The first is its plain name. */
  readonly words: readonly string[]
  readonly was: readonly string[]
  readonly will: readonly string[]
  readonly is: readonly string[]
  readonly night: readonly string[]
}

/** `= words | words`, and below it lines of the form `was: sentence`. */
function parse(text: string): NamedThing[] {
  return text
    .split(/^= /m)
    .slice(1)
    .map((entry) => {
      const [names = '', ...lines] = entry.trim().split('\n')
      const linesOf = (kind: string) =>
        lines.flatMap((line) => (line.startsWith(`${kind}: `) ? [line.slice(kind.length + 2).trim()] : []))
      return {
        words: names.split('|').map((word) => word.trim()),
        was: linesOf('was'),
        will: linesOf('will'),
        is: linesOf('is'),
        night: linesOf('night'),
      }
    })
}

export const namedThings: readonly NamedThing[] = [
  foodThings,
  schoolThings,
  homeThings,
  playThings,
  familyThings,
].flatMap(parse)
