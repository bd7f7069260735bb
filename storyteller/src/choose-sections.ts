import type { StoryLength } from './brief.ts'
import type { PlotSection } from './plots.ts'
import { hashOf } from './random.ts'

/** Sections that a length tells, by their letters. */
const lettersOf: Record<StoryLength, string> = { short: 's', medium: 'sm', long: 'sml' }

/** What is told of a plot, in its order, and in which of its wordings. */
export interface Choice {
  readonly length: StoryLength
  readonly knots: readonly string[]
}

/** Words that a section has at least, and with everything that may be told. */
export type Reach = { readonly least: number; readonly most: number }

export const sectionsOf = (sections: readonly PlotSection[], length: StoryLength): Choice => ({
  length,
  knots: sections.filter(({ knot }) => lettersOf[length].includes(knot.charAt(0))).map(({ knot }) => knot),
})

/**
 * The sections for a number of words: those of the longest length that can be told in so few, without its asides, and then as many
 * asides as are needed to fill it.
 * @param measure what every section of the plot comes to in the wording of a length
 */
export function sectionsFor(
  words: number,
  sections: readonly PlotSection[],
  seed: string,
  measure: (length: StoryLength) => ReadonlyMap<string, Reach>,
): Choice {
  const asides = sections
    .filter(({ isAside }) => isAside)
    .toSorted((a, b) => hashOf(`${seed}:aside:${a.knot}`) - hashOf(`${seed}:aside:${b.knot}`))
  for (const length of ['long', 'medium', 'short'] as const) {
    const reach = measure(length)
    const sum = (which: keyof Reach, knots: Iterable<string>) =>
      [...knots].reduce((total, knot) => total + (reach.get(knot)?.[which] ?? 0), 0)
    const told = new Set(sectionsOf(sections, length).knots)
    for (const { knot } of asides) told.delete(knot)
    if (sum('least', told) > words && length !== 'short') continue
    for (const aside of [...asides, ...asides]) {
      if (sum('most', told) >= words) break
      const hasRoom = sum('least', [...told, aside.knot]) <= words
      if (hasRoom && aside.needs.every((knot) => told.has(knot))) told.add(aside.knot)
    }
    return { length, knots: sections.map(({ knot }) => knot).filter((knot) => told.has(knot)) }
  }
  throw new Error('A plot without sections')
}
