import { type Canon, maxCanonWhoLength } from '@nightlight/contract'
import { castOf, plotNotes } from '@nightlight/storyteller'
import type { Brief } from '../request/brief.ts'
import type { Outline } from '../write/story-writer.ts'

/** What a story leaves behind for the next night. */
export type Memory = Pick<Canon, 'where' | 'learnt' | 'thread'> & {
  /** Whom the children met, to come after those of the canon; null where `who` says everybody. */
  readonly met: string | null
  readonly who: string | null
}

interface Told {
  readonly plot: string | null
  readonly setting: string | undefined
  /** As a language model put it. */
  readonly canon?: Outline['canon'] | undefined
}

/** A model's own words, else what is noted of the plot, else no more than where it was. */
export function memoryOf({ plot, setting, canon }: Told): Memory {
  if (canon) return { ...canon, met: null }
  const notes = plot ? plotNotes[plot] : undefined
  const where = setting ? `the ${setting.replaceAll('-', ' ')}` : ''
  return { who: null, met: null, where, learnt: '', thread: '', ...notes }
}

/** Of a series whose only night is a story that was told already. */
export const firstCanon = (brief: Brief | null, memory: Memory): Canon =>
  nextCanon({ who: brief ? castOf(brief) : '', where: '', learnt: '', thread: '' }, memory)

/**
 * The canon after another night. What a night leaves empty stays as it was; of all whom the children met the last few are kept,
 * so that it stays small.
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
  const kept = [first, ...others.slice(-2), met].filter(Boolean).join('; ')
  return kept.length <= maxCanonWhoLength ? kept : who
}
