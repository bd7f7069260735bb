import { type Canon, maxCanonWhoLength } from '@nightlight/contract'
import { castOf, plotNotesOf } from '@nightlight/storyteller'
import type { Brief } from '../request/brief.ts'
import type { Outline } from '../write/story-writer.ts'

/** What a series remembers of one story. */
export type Memory = Pick<Canon, 'where' | 'learnt' | 'thread'> & {
  /** Whom the children met, to be added to the canon; null where `who` already names everybody. */
  readonly met: string | null
  readonly who: string | null
}

interface StorySummary {
  readonly plot: string | null
  readonly setting: string | undefined
  /** The whole story. */
  readonly text: string
  /** The names of the family in it. */
  readonly cast: readonly string[]
  /** In a language model's own words. */
  readonly canon?: Outline['canon'] | undefined
}

/** A language model's own words, else the notes on the plot, else only where the story was set. */
export function memoryOf({ plot, setting, text, cast, canon }: StorySummary): Memory {
  if (canon) return { ...canon, met: null }
  const notes = plot ? plotNotesOf(plot, text, cast) : undefined
  const where = setting ? `the ${setting.replaceAll('-', ' ')}` : ''
  return { who: null, met: null, where, learnt: '', thread: '', ...notes }
}

/** The names in a story's cast. */
export const namesOf = (brief: Brief | null): string[] =>
  brief ? [...brief.children, ...brief.companions].map(({ name }) => name) : []

/** The canon of a series that begins with a finished story. */
export const firstCanon = (brief: Brief | null, memory: Memory): Canon =>
  nextCanon({ who: brief ? castOf(brief) : '', where: '', learnt: '', thread: '' }, memory)

/**
 * The canon after another night. What the night leaves empty stays as it was; of those whom the children met only the last few
 * remain, so that it stays small.
 */
export function nextCanon(before: Canon, memory: Memory): Canon {
  return {
    who: memory.who || withMet(before.who, memory.met),
    where: memory.where || before.where,
    learnt: memory.learnt || before.learnt,
    thread: memory.thread || before.thread,
  }
}

function withMet(who: string, met: string | null): string {
  if (!met || who.includes(met)) return who
  const [first = '', ...others] = who.split('; ')
  const extended = [first, ...others.slice(-2), met].filter(Boolean).join('; ')
  return extended.length <= maxCanonWhoLength ? extended : who
}
