import { askedForThings } from './asked-for-things.ts'
import { askedForVoices } from './asked-for-voices.ts'
import { entriesOf } from './entries.ts'
import { familyThings } from './family-things.ts'
import { familyVoices } from './family-voices.ts'
import { foodThings } from './food-things.ts'
import { foodVoices } from './food-voices.ts'
import { homeThings } from './home-things.ts'
import { homeVoices } from './home-voices.ts'
import { playThings } from './play-things.ts'
import { playVoices } from './play-voices.ts'
import { schoolThings } from './school-things.ts'
import { schoolVoices } from './school-voices.ts'

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
  /** Of what can be drawn, and can be told as somebody. */
  readonly voice?: Voice
}

/** What a thing is in a story that is made of things. */
export interface Voice {
  /** 'the marshmallows'. */
  readonly called: string
  /** Three speeches of its own, in quotation marks. */
  readonly says: readonly string[]
  /** How it gets over the gate in place of a sheep. */
  readonly jump: string
  /** How `{child}` draws it. */
  readonly drawn: string
}

const voices = new Map(
  [foodVoices, schoolVoices, homeVoices, playVoices, familyVoices, askedForVoices]
    .flatMap(entriesOf)
    .map(({ names, linesOf }): [string, Voice] => [
      names.trim(),
      {
        called: linesOf('called')[0] ?? '',
        says: linesOf('says'),
        jump: linesOf('jump')[0] ?? '',
        drawn: linesOf('drawn')[0] ?? '',
      },
    ]),
)

export const namedThings: readonly NamedThing[] = [
  foodThings,
  schoolThings,
  homeThings,
  playThings,
  familyThings,
  askedForThings,
]
  .flatMap(entriesOf)
  .map(({ names, linesOf }) => {
    const words = names.split('|').map((word) => word.trim())
    const voice = voices.get(words[0] ?? '')
    return {
      words,
      was: linesOf('was'),
      will: linesOf('will'),
      is: linesOf('is'),
      night: linesOf('night'),
      ...(voice && { voice }),
    }
  })
