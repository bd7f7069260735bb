import { describe, expect, it } from 'vitest'
import { isChanged, isExhaustive, sample, seed, seedNumber } from '../../scripts/test-sampling.mjs'
import { briefs } from '../test/briefs.ts'
import { isToddlerPlot } from './age-bands.ts'
import { wordsPerMinute } from './brief.ts'
import { plots } from './plots.ts'
import { tellStory } from './tell-story.ts'

const everyMinute = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** One child alone, and four with all the company there is, in both registers. Names that people have. */
const casts = (plot: string) => briefs(plot, 'short').filter(({ seed }) => /^(one|two)-[05]$/.test(seed))

const isNew = (id: string) => isChanged(`storyteller/src/plots/${id}.ink`)

/**
 * The narrowest and the widest for all of them; what lies between for two. Where the plot has not just been changed, each number that
 * lies between is told to one of the two: to which one differs by run.
 */
function minutesFor(plot: string, cast: string): readonly number[] {
  if (!/^(one-0|two-5)$/.test(cast)) return [3, 4, 12]
  if (isExhaustive || isNew(plot)) return everyMinute
  const turn = seedNumber(`${seed} ${plot}`) + Number(cast === 'two-5')
  return everyMinute.filter((minutes) => [3, 12].includes(minutes) || (minutes + turn) % 2 === 0)
}

/** A twenty-fourth of the plots, and those that have just been changed. */
const inMinutes = plots.filter(({ head }) => !isToddlerPlot(head.ages))
const sampled = sample(inMinutes, 1 / 24, ({ id }) => isNew(id))

describe.each(sampled)('$id', (plot) => {
  it('can have any whole number of minutes, to within a tenth of the words', () => {
    const off = casts(plot.id).flatMap((brief) =>
      minutesFor(plot.id, brief.seed).flatMap((minutes) => {
        const words = wordsOf(tellStory({ ...brief, minutes }))
        const wanted = minutes * wordsPerMinute
        return Math.abs(words - wanted) <= wanted / 10
          ? []
          : [`${brief.seed}, ${minutes} minutes: ${words} words`]
      }),
    )
    expect(off).toEqual([])
  })
})

describe.each(plots)('$id', (plot) => {
  it('omits optional sections only, together with those that depend on them', () => {
    const knots = plot.sections.map(({ knot }) => knot)
    for (const { knot, isAside, requires } of plot.sections) {
      expect(isAside && knot.startsWith('s')).toBe(false)
      for (const needed of requires) expect(knots.indexOf(needed)).toBeLessThan(knots.indexOf(knot))
      for (const needed of requires) expect(knots).toContain(needed)
    }
  })
})

it('leaves a story for toddlers at the length of a toddler’s story', () => {
  const [brief] = briefs('little/not-a-sock', 'medium')
  if (!brief) throw new Error('No brief')
  expect(tellStory({ ...brief, minutes: 12 })).toEqual(tellStory(brief))
})

it('uses more of a plot for more minutes, and still ends in bed', () => {
  const [brief] = briefs('pirates/eight-goodnights', 'short')
  if (!brief) throw new Error('No brief')
  const written = everyMinute.map((minutes) => tellStory({ ...brief, minutes }))
  const counts = written.map(({ sections }) => sections.length)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts[0]).toBe(5)
  expect(counts.at(-1)).toBe(13)
  for (const { sections } of written) expect(sections.at(-1)?.text).toMatch(/Goodnight\.$/)
})

const wordsOf = ({ sections }: ReturnType<typeof tellStory>) =>
  sections.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
