import { measureLevel } from '../../server/src/modules/stories/write/review/index.ts'
import {
  type Brief,
  bandFor,
  isForToddlers,
  plots,
  type Story,
  tellStory,
  wordsPerMinute,
} from '../../storyteller/src/index.ts'
import { slipsIn } from '../../storyteller/test/slips.ts'
import { variedBriefs } from '../../storyteller/test/varied-briefs.ts'
import { median, report } from './figures.ts'

/**
 * Highest means of the two registers. They stand apart, and both are well under what children of that age follow when read to
 * (bands of the story review).
 */
const bands = {
  'up to five': { unfamiliarShare: 0.05, wordsPerSentence: 9, gradeLevel: 1.5 },
  'six and over': { unfamiliarShare: 0.07, wordsPerSentence: 11, gradeLevel: 2.5 },
} as const

/** What the embedded storyteller makes of 500 briefs as families send them. */
export function storyteller(count = 500): void {
  const briefs = variedBriefs(count)
  for (const brief of briefs) tellStory(brief)
  const written = briefs.map((brief) => {
    // Of this thread: a machine that is busy with something else says nothing about the story.
    const before = process.threadCpuUsage()
    const story = tellStory(brief)
    const { user, system } = process.threadCpuUsage(before)
    return { brief, story, took: (user + system) / 1000 }
  })
  const times = written.map(({ took }) => took).sort((a, b) => a - b)
  report(`${count} stories: processor time, median`, median(times), 'ms', 20)
  report('  95 of 100 are done in', times[Math.floor(times.length * 0.95)] ?? 0, 'ms', 20)
  report('  outside the requested length', written.filter((each) => !hasLength(each)).length, '', 0)
  report('  language mistakes', written.flatMap(({ brief, story }) => slipsOf(brief, story)).length, '', 0)
  report('  plots that were used', new Set(written.map(({ story }) => story.plot)).size, '')
  reportOverlap(briefs)
  for (const register of ['up to five', 'six and over'] as const) reportLevel(register, written)
}

interface WrittenStory {
  readonly brief: Brief
  readonly story: Story
}

const textOf = ({ sections }: Story) => sections.map(({ text }) => text).join('\n\n')

/** One in minutes may be a tenth off. Toddlers have one length, whatever is asked for. */
function hasLength({ brief, story }: WrittenStory): boolean {
  const words = textOf(story).split(/\s+/).length
  const ages = brief.children.map(({ age }) => age)
  const wanted = (brief.minutes ?? 0) * wordsPerMinute
  const isInMinutes = brief.minutes !== undefined && !isForToddlers(ages)
  const { from, to } = isInMinutes
    ? { from: wanted * 0.9, to: wanted * 1.1 }
    : bandFor(ages).words[brief.length]
  return words >= from && words <= to
}

const slipsOf = (brief: Brief, story: Story) =>
  [story.title, ...story.sections.map(({ text }) => text)].flatMap((text) => slipsIn(text, brief))

/** Two stories for the same brief: on the next evening, and the very same plot once more. */
function reportOverlap(briefs: readonly Brief[]): void {
  const shares = (history: (brief: Brief) => readonly string[]) =>
    briefs.map((brief) => {
      const recentPlots = history(brief)
      const first = tellStory(brief)
      const again = tellStory({
        ...brief,
        seed: `${brief.seed}-again`,
        history: { plots: recentPlots.length > 0 ? recentPlots : [first.plot] },
      })
      return overlap(unnamed(brief, textOf(first), 'x'), unnamed(brief, textOf(again), 'x'))
    })
  const nextEvening = shares(() => [])
  report('  5-grams two stories of a brief share, median', median(nextEvening) * 100, '%', 20)
  report('    at most', Math.max(...nextEvening) * 100, '%')
  const samePlot = shares((brief) => {
    const { plot } = tellStory(brief)
    return plots.filter(({ theme, id }) => theme === brief.theme && id !== plot).map(({ id }) => id)
  })
  report('    of the same plot used twice, median', median(samePlot) * 100, '%')
}

/** Share of the five words in a row of the shorter text that are in the other as well. */
function overlap(one: string, other: string): number {
  const [fewer, more] = [fiveInARow(one), fiveInARow(other)].sort((a, b) => a.size - b.size)
  if (!fewer || !more) return 0
  return [...fewer].filter((five) => more.has(five)).length / fewer.size
}

function fiveInARow(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+(?:’\p{L}+)*/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

function unnamed({ children, companions }: Brief, text: string, mark = '{HERO_1}'): string {
  const names = [...children, ...companions].map(({ name }) => name).sort((a, b) => b.length - a.length)
  return names.reduce((rest, name) => rest.replaceAll(name, mark), text)
}

function reportLevel(register: keyof typeof bands, written: readonly WrittenStory[]): void {
  const levels = written
    .filter(
      ({ brief }) => Math.min(...brief.children.map(({ age }) => age)) <= 5 === (register === 'up to five'),
    )
    .map(({ brief, story }) => measureLevel(unnamed(brief, textOf(story))))
  const band = bands[register]
  const mean = (figure: keyof typeof band) =>
    levels.reduce((sum, level) => sum + level[figure], 0) / levels.length
  const most = (figure: keyof typeof band) => Math.max(...levels.map((level) => level[figure]))
  report(
    `  ${register} (${levels.length} stories): words a sentence`,
    mean('wordsPerSentence'),
    '',
    band.wordsPerSentence,
  )
  report('    most', most('wordsPerSentence'), '')
  report('    Flesch-Kincaid grade', mean('gradeLevel'), '', band.gradeLevel)
  report('    most', most('gradeLevel'), '')
  report(
    '    words not on the list of familiar ones',
    mean('unfamiliarShare') * 100,
    '%',
    Math.round(band.unfamiliarShare * 100),
  )
  report('    most', most('unfamiliarShare') * 100, '%')
}
