import type { Brief } from './brief.ts'
import { type Casting, inventedIn } from './casting.ts'
import type { Names } from './names.ts'
import { openingKey, withFrame } from './openings.ts'
import { withPronouns } from './pronouns.ts'
import { hashOf } from './random.ts'
import { begin, runKnot, setWords, type Telling } from './telling.ts'
import { sectionWords, type Words } from './words.ts'

/** A plot has fewer openings than this. */
const maxAttempts = 12

interface OpenedPlot {
  readonly telling: Telling
  readonly title: string
  readonly opening: ReturnType<typeof runKnot>
}

/** Opens a plot with an opening that is not in the history of the children, or else with the least recent one. */
export function openPlot(
  casting: Casting,
  knots: readonly string[],
  brief: Brief,
  names: Names,
  fixedWords: Words,
): OpenedPlot {
  const recentKeys = (brief.history?.openings ?? []).map((opening) => openingKey(opening))
  const children = brief.children.map(({ name }) => name)
  const agoOf = (paragraph: string) => {
    const told = withPronouns(paragraph, names, inventedIn(casting))
    const ago = recentKeys.indexOf(openingKey(told, children))
    return ago === -1 ? Number.POSITIVE_INFINITY : ago
  }
  let oldest: { ago: number; opened: OpenedPlot } | undefined
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const telling = begin(casting, seedOf(brief, attempt))
    setWords(telling, { ...fixedWords, ...sectionWords(brief, names, 0, true) })
    const title = runKnot(telling, 'title')
      .map((line) => names.putIn(line.text))
      .join(' ')
    const opening = runKnot(telling, knots[0] ?? '')
    const ago = agoOf(opening[0]?.text ?? '')
    if (!oldest || ago > oldest.ago) oldest = { ago, opened: { telling, title, opening } }
    if (ago === Number.POSITIVE_INFINITY) break
  }
  if (!oldest) throw new Error('A plot without an opening')
  const { ago, opened } = oldest
  if (ago === Number.POSITIVE_INFINITY) return opened
  const [first, ...rest] = opened.opening
  if (!first) return opened
  const isRecent = (paragraph: string) => agoOf(paragraph) !== Number.POSITIVE_INFINITY
  const lines = [{ ...first, text: withFrame(first.text, isRecent, brief.seed) }, ...rest]
  return { ...opened, opening: lines }
}

/** A seed in the range that Ink accepts. */
export const seedOf = ({ seed }: Brief, attempt = 0): number =>
  hashOf(attempt === 0 ? seed : `${seed}:beginning:${attempt}`) % 2_147_483_647
