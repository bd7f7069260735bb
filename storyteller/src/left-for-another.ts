import type { Brief } from './brief.ts'
import { castings } from './casting.ts'
import { isAnsweredBy, isTold } from './casting-answers.ts'
import { isOvershadowed, settings, slight, wished } from './casting-matter.ts'
import type { StoryFact } from './facts.ts'
import { plots } from './plots.ts'
import { requestsBeyond } from './second-request.ts'

/**
 * What tonight’s wish tells that its story will leave for another one, as it would be planned now: what happened beside the matter of the
 * plot, and more things asked for than the length has room for.
 */
export function leftForAnother(brief: Brief): StoryFact[] {
  const [casting] = castings(plots, brief)
  if (!casting) return []
  const { answers, roles, plot } = casting
  const parts = new Set([...roles.values()].map(({ factId }) => factId))
  // One that is made of what was asked for has it as its matter.
  const beyond = plot.head.tellsThings ? [] : requestsBeyond(casting, brief)
  const wish = (brief.facts ?? []).filter((fact) => isTold(fact, brief))
  return wish.filter(
    (fact) =>
      beyond.includes(fact) ||
      (isMatter(fact, wish) &&
        fact.sensitivity === 'plain' &&
        !answers.includes(fact) &&
        !parts.has(fact.id) &&
        isAnsweredBy(plots, fact)),
  )
}

/** Not what goes along with nearly anything, where something happened, or how another thing was told. */
const isMatter = ({ about }: StoryFact, wish: readonly StoryFact[]): boolean =>
  ![slight, wished, settings].some((minor) => minor.has(about)) && !isOvershadowed(about, wish)
