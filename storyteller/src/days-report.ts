import { isForToddlers } from './age-bands.ts'
import type { Brief } from './brief.ts'
import type { Casting } from './casting.ts'
import type { Passage } from './fit-length.ts'
import { lineId, unheard } from './lines.ts'
import { isGrave } from './named-things.ts'
import type { Names } from './names.ts'
import { mentionsUnwanted } from './unwanted.ts'

/** What the parent has reported, as the first paragraph of a story. */
export interface ReportPassage extends Passage {
  readonly marked: string
  /** Id of the stock words that it stands in. */
  readonly line?: string
  readonly isReport: true
}

/** How a story begins that happens on a day of which something is known. `{report}` goes on with a small letter, `{Report}` begins a sentence. */
const beginnings = [
  'It was the day when {report}',
  'There was a day when {report}',
  'This is about the day when {report}',
  '{Report} This is about that day.',
  'This is from the day when {report}',
  'Here is something from the day when {report}',
  '{Report} That was the day, and this is its story.',
  'Now comes the day when {report}',
] as const

/**
 * What the parent has told of the day, said by the teller before the story begins: 'It was the day when Tess lost her welly in the mud.' Only in plots about life that answer
 * something else of the wish, or the same in their own way; not where they are made of the parent's sentence or of what it names anyway. Not for toddlers,
 * not of several children, and never where the evening is a grave one.
 * @param child the mark for the child
 */
export function reportPassage(
  { plot, answers }: Casting,
  brief: Brief,
  names: Names,
  child: string,
): ReportPassage | null {
  const { children, wished } = brief
  const report = wished?.narrated
  const [only, another] = children
  if (!report || !only || another || isForToddlers([only.age])) return null
  const { head } = plot
  if (!plot.isAboutLife || head.tellsLine || head.tellsThings || head.tellsTale || head.taleWords.length > 0)
    return null
  if (
    isGrave(brief) ||
    answers.some(({ sensitivity, about }) => sensitivity === 'tender' && !sayable.has(about))
  )
    return null
  if (only.pronouns === 'they' || mentionsUnwanted(report.text, brief)) return null
  const said = report.text.replaceAll('{child}', child)
  const [beginning] = report.isOfToday ? unheard(beginnings, brief) : []
  const marked = beginning === undefined ? said : withReport(beginning, said)
  return {
    text: names.putIn(marked),
    marked,
    priority: 'asked',
    isReport: true,
    ...(beginning !== undefined && { line: lineId(beginning) }),
  }
}

/** Of these a story speaks as the parent does. */
const sayable: ReadonlySet<string> = new Set(['left-out', 'somebody-left', 'parent-travelling', 'missing'])

function withReport(beginning: string, said: string): string {
  const small = said.replace(/^(?:The|A|An|Someone|Somebody|Nobody|Everyone|Everybody|It|They)\b/, (word) =>
    word.toLowerCase(),
  )
  return beginning.replace('{report}', small).replace('{Report}', said)
}

export const isReport = (passage: Passage): passage is ReportPassage => 'isReport' in passage
