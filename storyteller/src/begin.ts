import type { Brief } from './brief.ts'
import type { Names } from './names.ts'
import { framed, openingOf } from './openings.ts'
import type { Plot } from './plots.ts'
import { hashOf } from './random.ts'
import { give, type Telling, tellKnot } from './telling.ts'
import { type Words, wordsOfTurn } from './words.ts'

/** Ways a plot can begin are fewer than this. */
const beginningsTried = 12

interface Beginning {
  readonly telling: Telling
  readonly title: string
  readonly opening: ReturnType<typeof tellKnot>
}

/** Opens a plot until it begins in a way that the children have not heard; if there is none, in the one heard longest ago. */
export function begin(
  plot: Plot,
  knots: readonly string[],
  brief: Brief,
  names: Names,
  said: Words,
): Beginning {
  const heard = (brief.history?.openings ?? []).map((opening) => openingOf(opening))
  const children = brief.children.map(({ name }) => name)
  const agoOf = (paragraph: string) => {
    const ago = heard.indexOf(openingOf(names.putIn(paragraph), children))
    return ago === -1 ? Number.POSITIVE_INFINITY : ago
  }
  let oldest: { ago: number; beginning: Beginning } | undefined
  for (let attempt = 0; attempt < beginningsTried; attempt++) {
    const telling = plot.open(seedOf(brief, attempt))
    give(telling, { ...said, ...wordsOfTurn(brief, names, 0, true) })
    const title = tellKnot(telling, 'title')
      .lines.map((line) => names.putIn(line.text))
      .join(' ')
    const opening = tellKnot(telling, knots[0] ?? '')
    const ago = agoOf(opening.lines[0]?.text ?? '')
    if (!oldest || ago > oldest.ago) oldest = { ago, beginning: { telling, title, opening } }
    if (ago === Number.POSITIVE_INFINITY) break
  }
  if (!oldest) throw new Error('A plot without a beginning')
  const { ago, beginning } = oldest
  if (ago === Number.POSITIVE_INFINITY) return beginning
  const [first, ...rest] = beginning.opening.lines
  if (!first) return beginning
  const isHeard = (paragraph: string) => agoOf(paragraph) !== Number.POSITIVE_INFINITY
  const lines = [{ ...first, text: framed(first.text, isHeard, brief.seed) }, ...rest]
  return { ...beginning, opening: { ...beginning.opening, lines } }
}

/** A number that Ink takes for a seed. */
export const seedOf = ({ seed }: Brief, attempt = 0): number =>
  hashOf(attempt === 0 ? seed : `${seed}:beginning:${attempt}`) % 2_147_483_647
