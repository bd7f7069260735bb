import { isForToddlers } from './age-bands.ts'
import type { Brief } from './brief.ts'
import type { Casting } from './casting.ts'
import type { StoryFact } from './facts.ts'
import type { Passage } from './fit-length.ts'
import { isGrave } from './named-things.ts'
import type { Names } from './names.ts'
import { mentionsUnwanted } from './unwanted.ts'
import { beginningsOf } from './word-beginnings.ts'

/** What the parent has reported, as the first paragraph of a story. */
export interface ReportPassage extends Passage {
  readonly marked: string
}

/**
 * What the parent has told of the day and the story does not, said by the teller before it begins: 'Tess lost her sparkly welly in the mud at the farm. The pig had it.' Only in plots
 * about life; not where they are made of the parent's sentence or of what it names anyway. Not for toddlers, not of several children, and never
 * where the evening is a grave one.
 * @param child the mark for the first child
 * @param told everything that the story says anyway: a sentence that says hardly more is left to it
 */
export function reportPassage(
  { plot, answers }: Casting,
  brief: Brief,
  { names, child, told }: { names: Names; child: string; told: string },
): ReportPassage | null {
  const { head } = plot
  if (
    !plot.isAboutLife ||
    head.tellsLine ||
    head.tellsThings ||
    head.tellsTale ||
    head.tellsQuestion ||
    head.taleWords.length > 0
  )
    return null
  if (answers.some(isTooTender)) return null
  const report = newIn(sayableReport(brief)?.sentences ?? [], told).join(' ')
  if (report === '' || mentionsUnwanted(report, brief)) return null
  const marked = report.replaceAll('{child}', child)
  return { text: names.putIn(marked), marked, priority: 'asked' }
}

/** What the parent has reported, if it may be told: of one child of three or more, whose pronoun is known not to be several, and never on a grave evening. */
function sayableReport(brief: Brief): NonNullable<Brief['wished']>['narrated'] {
  const [only, another] = brief.children
  const isSayable =
    only && !another && !isForToddlers([only.age]) && only.pronouns !== 'they' && !isGrave(brief)
  return isSayable ? brief.wished?.narrated : undefined
}

/**
 * What happened, deed by deed, with the child’s name: told by a plot that is made of it. Null where there are fewer deeds than it needs, or they must not be told.
 * @param fewest how many it needs
 */
export function reportedDeeds(brief: Brief, fewest = fewestDeeds): readonly string[] | null {
  const deeds = (sayableReport(brief)?.deeds ?? []).slice(0, mostDeeds)
  const tender = (brief.facts ?? []).some((fact) => fact.from === 'wish' && isTooTender(fact))
  if (deeds.length < fewest || tender || deeds.some((deed) => mentionsUnwanted(deed, brief))) return null
  // Quoted, it has its own quotations in single marks.
  return deeds.map((deed) =>
    deed
      .replaceAll('{child}', brief.children[0]?.name ?? '')
      .replaceAll('“', '‘')
      .replaceAll('”', '’'),
  )
}

const fewestDeeds = 2
export const mostDeeds = 4

const isTooTender = ({ sensitivity, about }: StoryFact) => sensitivity === 'tender' && !sayable.has(about)

/** Of these a story speaks as the parent does. */
const sayable: ReadonlySet<string> = new Set(['left-out', 'somebody-left', 'parent-travelling', 'missing'])

/** The sentences that say something more than the story, each with those that it leans on. */
function newIn(sentences: readonly string[], told: string): string[] {
  const known = new Set(beginningsOf(told))
  const isNew = sentences.map((sentence) => {
    const own = beginningsOf(sentence, everyday).filter((beginning) => !known.has(beginning))
    return new Set(own).size >= fewestNew
  })
  // Whoever 'it' is has been said in the sentence before.
  for (let at = sentences.length - 1; at > 0; at -= 1)
    if (isNew[at] && leansBack.test(sentences[at] ?? '')) isNew[at - 1] = true
  const kept = sentences.filter((_, at) => isNew[at])
  const [first, ...others] = kept
  if (first === undefined || first.includes('{child}') || first === sentences[0]) return kept
  const named = first.replace(/^(?:He|She)\b/, '{child}').replace(/^(?:His|Her)\b/, '{child}’s')
  // Nobody else has been named who could be 'she'.
  return named === first && /\b(?:he|she|him|her|his)\b/i.test(first) ? [] : [named, ...others]
}

const fewestNew = 2

const leansBack = /\b(?:it|its|they|them|their|there|that|one)\b/i

/** Of these no evening is another one. */
const everyday: ReadonlySet<string> = new Set(
  `child should might then than too also more most much many himself herself itself themselves got get went came said told made day days time
  next before after now still only again back other one two three four five six seven eight nine ten first last new old big little good nice
  lot lots something everything everyone wanted want`.split(/\s+/),
)
