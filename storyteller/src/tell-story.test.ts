import { describe, expect, it } from 'vitest'
import { isChanged, isExhaustive, sample, seed, seedNumber } from '../../scripts/test-sampling.mjs'
import { briefs, hostileNames } from '../test/briefs.ts'
import { slipsIn } from '../test/slips.ts'
import { lastThird, windDownFaults } from '../test/wind-down.ts'
import { isToddlerPlot, wordsOfPlot } from './age-bands.ts'
import type { Brief, StoryLength } from './brief.ts'
import { plots } from './plots.ts'
import { tellStory } from './tell-story.ts'
import { vocabulary } from './vocabulary.ts'

const sectionsIn: Record<StoryLength, [number, number]> = { short: [5, 6], medium: [7, 9], long: [10, 13] }
const sectionsForToddlers: Record<StoryLength, [number, number]> = {
  short: [5, 5],
  medium: [5, 6],
  long: [5, 7],
}
const lengths = ['short', 'medium', 'long'] as const

const isNew = (id: string) => isChanged(`storyteller/src/plots/${id}.ink`)

/** A twentieth of the plots, those that have just been changed, and two that other tests lean on. */
const always = ['pirates/eight-goodnights', 'pirates/the-polite-pirates']
const sampled = sample(plots, 0.05, ({ id }) => always.includes(id) || isNew(id))

/** To tell one, it is compiled first, which takes longer than the telling. */
const everyFourth = new Set(sample(plots, 1 / 4, ({ id }) => always.includes(id) || isNew(id)))

it.each(plots.flatMap((plot, index) => (everyFourth.has(plot) ? [[plot.id, index] as const] : [])))(
  '%s makes a well-formed story that names everybody',
  (id, index) => {
    const all = briefs(id, lengths[index % 3] ?? 'short')
    const brief = all[seedNumber(`${seed} ${id}`) % all.length] as Brief
    const story = tellStory(brief)
    expect(story.plot, brief.seed).toBe(id)
    expect(story.sections.flatMap(({ text }) => slipsIn(text, brief))).toEqual([])
    for (const { name } of [...brief.children, ...brief.companions]) expect(textOf(story)).toContain(name)
  },
)

describe.each(sampled)('$id', (plot) => {
  const { id } = plot
  let written: ReturnType<typeof tellings> | undefined
  // Told when the first test asks: whoever runs the tests of one plot need not wait for sixty.
  const all = () => {
    written ??= tellings(id)
    return written
  }

  it('is chosen when all others have been used', () => {
    expect(new Set(all().map(({ story }) => story.plot))).toEqual(new Set([id]))
  })

  it('has the words and sections of its length', () => {
    const off = all().flatMap(({ brief, length, story }) => {
      const words = textOf(story).split(/\s+/).length
      const { from, to } = wordsOfPlot(plot.head.ages)[length]
      const sections = (isToddlerPlot(plot.head.ages) ? sectionsForToddlers : sectionsIn)[length]
      const fits = within(words, [from, to]) && within(story.sections.length, sections)
      return fits ? [] : [`${length} ${brief.seed}: ${words} words, ${story.sections.length} sections`]
    })
    expect(off).toEqual([])
  })

  it('is well formed', () => {
    const slips = all().flatMap(({ brief, story }) =>
      [story.title, ...story.sections.map((section) => section.text)].flatMap((text) => slipsIn(text, brief)),
    )
    expect([...new Set(slips)]).toEqual([])
  })

  it('names every child and every companion', () => {
    const missing = all().flatMap(({ brief, story }) =>
      [...brief.children, ...brief.companions].filter(({ name }) => !textOf(story).includes(name)),
    )
    expect(missing).toEqual([])
  })

  it('introduces the children in the first section', () => {
    for (const { brief, story } of all()) {
      for (const { name } of brief.children) expect(story.sections[0]?.text).toContain(name)
    }
  })

  it('has scenes that can be drawn, showing characters of the story only', () => {
    const strange = all().flatMap(({ brief, story }) =>
      story.sections.flatMap((section) => strangeIn(section.scene, brief)),
    )
    expect([...new Set(strange)]).toEqual([])
  })

  it('winds down in every length, for younger and for older listeners', () => {
    // Levels are means: where those of a third of the tellings are off, all of them decide.
    const isCalm = windDownFaults(all()).length === 0
    expect(isCalm ? [] : windDownFaults(tellings(id, briefs))).toEqual([])
  })

  it('has a decreasing pace in its last third', () => {
    for (const { story } of all()) {
      const paces = story.sections.map(({ pace }) => pace)
      const night = paces.slice(lastThird(story))
      expect(new Set(paces.slice(0, lastThird(story)))).toEqual(new Set([1]))
      expect(night).toEqual([...new Set(night)].toSorted((a, b) => b - a))
      expect(night[0]).toBeLessThan(1)
    }
  })

  it('ends at night in bed, with shorter sentences and a slower pace', () => {
    // Who is to sleep in a tent tonight goes to sleep there.
    const isInTent = plot.head.holds.some(({ what }) => what === 'tent')
    const setting = isInTent ? expect.stringMatching(/^(?:bedroom|garden|campsite|tent)$/) : 'bedroom'
    for (const { story } of all()) {
      const third = Math.floor(story.sections.length / 3)
      const first = story.sections.slice(0, third)
      const last = story.sections.slice(-third)
      if (isToddlerPlot(plot.head.ages)) expect(story.sections.at(-1)?.text).not.toContain('!')
      else expect(sentenceLength(last)).toBeLessThan(sentenceLength(first))
      expect(story.sections.at(-1)?.scene).toMatchObject({ setting, time: 'night' })
      expect(story.sections[0]?.pace).toBe(1)
      expect(story.sections.at(-1)?.pace).toBe(0.9)
    }
  })
})

describe('tellStory', () => {
  const { plot: _, ...brief } = briefs('pirates/the-polite-pirates', 'medium')[3] as Brief

  it('returns the same text for the same brief', () => {
    expect(tellStory(brief)).toEqual(tellStory(structuredClone(brief)))
  })

  it('returns another text for another seed', () => {
    const written = new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => textOf(tellStory({ ...brief, seed }))))
    expect(written.size).toBeGreaterThan(2)
  })

  it.each(hostileNames)('leaves the name %j as typed', (name) => {
    const story = tellStory({
      ...brief,
      children: [{ name, age: 4 }],
      companions: [{ name, relationship: 'dog' }],
    })
    expect(textOf(story)).toContain(`said ${name}`)
  })

  it('avoids recently used plots while others are left, then takes the least recently used', () => {
    const isOfTheme = ({ theme, head }: (typeof plots)[number]) =>
      theme === brief.theme && head.ages.from < 10
    const ofTheme = plots.filter(isOfTheme).map(({ id }) => id)
    for (const last of ofTheme) {
      const others = ofTheme.filter((id) => id !== last)
      expect(tellStory({ ...brief, history: { plots: others } }).plot).toBe(last)
      expect(tellStory({ ...brief, history: { plots: [...others, last] } }).plot).toBe(last)
    }
  })

  it('refuses a brief without a child', () => {
    expect(() => tellStory({ ...brief, children: [] })).toThrow('needs a child')
  })
})

const tellings = (id: string, castsOf = castsFor) =>
  lengths.flatMap((length) =>
    castsOf(id, length).map((brief) => ({ brief, length, story: tellStory(brief) })),
  )

/**
 * For a plot that has just been changed every cast in all of its seeds. Otherwise each cast in each seed is told in one of the lengths:
 * which one differs by run.
 */
function castsFor(id: string, length: StoryLength): Brief[] {
  const all = briefs(id, length)
  if (isExhaustive || isNew(id)) return all
  const first = seedNumber(`${seed} ${id}`) + lengths.indexOf(length)
  return all.filter((_, index) => (first + Math.floor(index / 3)) % 3 === index % 3)
}

type Told = ReturnType<typeof tellStory>

const textOf = (story: Told) => story.sections.map((section) => section.text).join('\n\n')

const within = (value: number, [least, most]: [number, number]) => value >= least && value <= most

function strangeIn(scene: Told['sections'][number]['scene'], brief: Brief): string[] {
  const people = [
    ...brief.children.map((_, index) => `main:${index}`),
    ...brief.companions.map((_, index) => `companion:${index}`),
    ...vocabulary.species,
    // A grown-up of the family is drawn with its looks, and has no costume.
    ...scene.cast.flatMap(({ who, person }) =>
      person && ['grown-up', ...vocabulary.roles].includes(person.role) ? who : [],
    ),
  ]
  const used: [readonly string[], readonly string[]][] = [
    [vocabulary.settings, [scene.setting]],
    [vocabulary.times, [scene.time]],
    [vocabulary.weathers, [scene.weather]],
    [
      vocabulary.things,
      [...scene.things.map(({ thing }) => thing), ...scene.cast.flatMap(({ holding }) => holding ?? [])],
    ],
    [vocabulary.actions, scene.cast.map(({ action }) => action)],
    [vocabulary.moods, scene.cast.map(({ mood }) => mood)],
    [people, scene.cast.map(({ who }) => who)],
  ]
  const unknown = used.flatMap(([known, words]) => words.filter((word) => !known.includes(word)))
  const heroes = scene.cast.filter(({ who }) => who.startsWith('main:')).length
  if (heroes !== brief.children.length) unknown.push('a child is not in the picture')
  if (/\s{2}|undefined/.test(scene.description) || scene.description === '') unknown.push(scene.description)
  return unknown
}

function sentenceLength(sections: Told['sections']): number {
  const sentences = sections
    .flatMap(({ text }) => text.split(/(?<=[.!?…]”?)\s+/))
    .map((sentence) => sentence.split(/\s+/).length)
  return sentences.reduce((sum, length) => sum + length, 0) / sentences.length
}
