import { isForToddlers } from '../src/age-bands.ts'
import type { Brief, Story, StoryLength } from '../src/brief.ts'
import { isYoung } from '../src/register.ts'
import { readingLevel } from './reading-level.ts'

interface Telling {
  readonly brief: Brief
  readonly length: StoryLength
  readonly story: Story
}

/** Where the last third of many tellings of a plot is not in shorter sentences and plainer words, by length and register. */
export function windDownFaults(tellings: readonly Telling[]): string[] {
  const groups = Map.groupBy(
    tellings,
    ({ brief, length }) => `${length}, ${isYoung(brief) ? 'up to five' : 'from six'}`,
  )
  if (groups.size % 3 !== 0) throw new Error('A length is missing')
  return [...groups].flatMap(([name, group]) => {
    const parts = group.map(dayAndNight)
    const [day, night] = [levelOf(parts, 0), levelOf(parts, 1)]
    if (isForToddlers(agesOf(group)))
      return night.wordsPerSentence < calmForToddlers ? [] : [`${name}: long sentences at the end`]
    const grades = `grade ${day.grade.toFixed(2)}, and ${night.grade.toFixed(2)} at the end`
    return [
      ...(night.wordsPerSentence < day.wordsPerSentence ? [] : [`${name}: longer sentences at the end`]),
      ...(night.grade < day.grade ? [] : [`${name}: ${grades}`]),
    ]
  })
}

/** By day a toddler’s story is full of ‘tap, tap’: there is nothing shorter to end with. */
const calmForToddlers = 5.5

const agesOf = (group: readonly Telling[]) =>
  group.flatMap(({ brief }) => brief.children.map(({ age }) => age))

/** From here the voice slows down. */
export const lastThird = (story: Story): number => Math.ceil((story.sections.length * 2) / 3)

/** Names are figures. */
function dayAndNight({ brief, story }: Telling): readonly [string, string] {
  const names = [...brief.children, ...brief.companions].map(({ name }) => name)
  const byLength = names.sort((a, b) => b.length - a.length)
  const unnamed = (text: string) => byLength.reduce((rest, name) => rest.replaceAll(name, '1'), text)
  const sections = story.sections.map(({ text }) => unnamed(text))
  const night = lastThird(story)
  return [sections.slice(0, night).join('\n\n'), sections.slice(night).join('\n\n')]
}

const levelOf = (parts: readonly (readonly [string, string])[], part: 0 | 1) =>
  readingLevel(parts.map((both) => both[part]).join('\n\n'))
