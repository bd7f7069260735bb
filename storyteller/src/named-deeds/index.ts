import { entriesOf } from '../named-things/entries.ts'
import { bodyDeeds } from './body-deeds.ts'
import { comingHome } from './coming-home.ts'
import { comingSchool } from './coming-school.ts'
import { homeDeeds } from './home-deeds.ts'
import { moreDeeds } from './more-deeds.ts'
import { outdoorDeeds } from './outdoor-deeds.ts'
import { schoolDeeds } from './school-deeds.ts'

/**
 * What it is like when somebody does a thing that parents report: told behind the deed itself, so that it is seen and not only said. Each line is true whoever did it, and
 * nothing leans on it. `{child}` is the first child, `{he}`, `{him}`, `{his}` and `{himself}` are its pronoun, `{friend}` is who hears of the day; `¶` begins a paragraph.
 */
export interface NamedDeed {
  /** By which it is found in a deed: 'fell off', 'gave .. to', 'trampolin*'. Two points stand for up to four words. */
  readonly wordings: readonly string[]
  /** A sentence or two straight behind the deed. */
  readonly seen: readonly string[]
  /** The same, only where the child itself has done it. */
  readonly own: readonly string[]
  /** `{friend}` asks, and the child shows it. */
  readonly shown: readonly string[]
  /** What it will be like, where it is still to come: in place of `seen`. */
  readonly ahead: readonly string[]
  /** `{friend}` asks of what is to come, and the child tries it out: in place of `shown`. */
  readonly tried: readonly string[]
  /** For the last page. */
  readonly night: readonly string[]
}

const texts = [bodyDeeds, homeDeeds, outdoorDeeds, schoolDeeds, moreDeeds, comingSchool, comingHome]

export const namedDeeds: readonly NamedDeed[] = texts.flatMap(entriesOf).map(({ names, linesOf }) => ({
  wordings: names.split('|').map((wording) => wording.trim()),
  seen: linesOf('seen'),
  own: linesOf('own'),
  shown: linesOf('shown'),
  ahead: linesOf('ahead'),
  tried: linesOf('tried'),
  night: linesOf('night'),
}))
