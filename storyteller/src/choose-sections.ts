import type { StoryLength } from './brief.ts'
import type { PlotSection } from './plots.ts'
import { hashOf } from './random.ts'

/** The first letters of the knots that a length includes. */
const lettersOf: Record<StoryLength, string> = { short: 's', medium: 'sm', long: 'sml' }

/** Sections of a plot in order, and the length whose wording they use. */
export interface Choice {
  readonly length: StoryLength
  readonly knots: readonly string[]
}

/** Number of words of a section without optional passages, and with all of them. */
export type Reach = { readonly least: number; readonly most: number }

export const sectionsOf = (sections: readonly PlotSection[], length: StoryLength): Choice => ({
  length,
  knots: sections.filter(({ knot }) => lettersOf[length].includes(knot.charAt(0))).map(({ knot }) => knot),
})

/**
 * The sections for a number of words: those of the longest length that fits without its asides, and then as many
 * asides as fill it.
 * @param measure counts the words of every section in the wording of a length
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
    const chosen = new Set(sectionsOf(sections, length).knots)
    for (const { knot } of asides) chosen.delete(knot)
    if (sum('least', chosen) > words && length !== 'short') continue
    for (const aside of [...asides, ...asides]) {
      if (sum('most', chosen) >= words) break
      const hasRoom = sum('least', [...chosen, aside.knot]) <= words
      if (hasRoom && aside.requires.every((knot) => chosen.has(knot))) chosen.add(aside.knot)
    }
    return { length, knots: sections.map(({ knot }) => knot).filter((knot) => chosen.has(knot)) }
  }
  throw new Error('A plot without sections')
}
