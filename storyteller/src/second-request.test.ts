import { describe, expect, it } from 'vitest'
import { slipsIn } from '../test/slips.ts'
import { type Brief, type StoryFact, tellStory } from './index.ts'
import { leastHeard } from './lines.ts'
import type { PlotHead } from './plot-head.ts'
import { plots } from './plots.ts'
import { requestBeats, requestSorts, toddlerBeats } from './request-beats.ts'
import { requestSortOf } from './request-sorts.ts'

const thing = (text: string, more: Partial<NonNullable<StoryFact['what']>> = {}) => ({
  text,
  head: text.replace(/^(?:an?|the) /, ''),
  number: 'one' as const,
  pronoun: 'it' as const,
  ...more,
})

const wish = (about: string, more: Partial<StoryFact> = {}): StoryFact => ({
  id: `wish:${about}:${more.what?.head ?? ''}`,
  from: 'wish',
  said: more.what?.text ?? about,
  kind: 'event',
  about,
  polarity: 'yes',
  sensitivity: 'plain',
  sure: 0.8,
  ...more,
})

const robin = wish('with-character', { kind: 'want', what: thing('a robin', { is: 'animal' }) })
const dentist = wish('dentist')

const brief = (more: Partial<Brief> = {}): Brief => ({
  seed: 'a',
  theme: 'animals',
  length: 'short',
  children: [{ name: 'Mia', age: 5 }],
  companions: [],
  facts: [dentist, robin],
  ...more,
})

const told = (tonight: Brief) => {
  const { sections, outcomes, lines } = tellStory(tonight)
  const at = (word: string) =>
    sections.flatMap(({ text }, index) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [index] : []))
  return { sections, outcomes, lines, at, last: sections.length - 1 }
}

describe('what a wish asks for beside its matter', () => {
  it('is told before the middle and at bedtime, shown in both pictures, and said to be told', () => {
    const { sections, outcomes, at, last } = told(brief())
    expect(at('robin')).toEqual([expect.any(Number), last])
    const [early = 0] = at('robin')
    expect(early).toBeGreaterThan(0)
    for (const index of [early, last])
      expect(sections[index]?.scene.cast.map(({ who }) => who)).toContain('bird')
    expect(outcomes).toContainEqual({ factId: robin.id, outcome: 'told', section: early })
  })

  it('agrees in number, and is called by its name', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const ducks = wish('with-character', {
        kind: 'want',
        what: thing('ducks', { head: 'duck', number: 'many', pronoun: 'they', is: 'animal' }),
      })
      const pim = { ...robin, id: 'pim', name: 'Pim' }
      for (const fact of [ducks, pim]) {
        const tonight = brief({ seed, facts: [dentist, fact] })
        const text = told(tonight)
          .sections.map((section) => section.text)
          .join('\n\n')
        expect(slipsIn(text, tonight)).toEqual([])
        expect(text).toMatch(fact === pim ? /a robin called Pim[\s\S]*\bPim\b/i : /\bducks\b/i)
        expect(text).not.toMatch(/\bducks (?:was|is|has)\b/)
      }
    }
  })

  it.each([
    ['is feared or not wanted', { avoid: [{ words: ['robin', 'robins'], isFear: true }] }],
    [
      'comes on an evening of grief',
      { facts: [wish('pet-died', { kind: 'loss', sensitivity: 'tender' as const }), robin] },
    ],
    ['is only mentioned', { facts: [dentist, { ...robin, about: 'creature', said: 'a robin looked in' }] }],
  ])('is not told where it %s', (_, more) => {
    const { at, outcomes } = told(brief(more))
    expect(at('robin')).toEqual([])
    expect(outcomes.find(({ factId }) => factId === robin.id)?.outcome).toBe('left-out')
  })

  it('has two things in a longer story, one in a short one', () => {
    const cake = wish('food', {
      kind: 'thing',
      said: 'and a cake please',
      what: thing('a cake', { is: 'food' }),
    })
    const facts = [dentist, robin, cake]
    const toldIn = (length: Brief['length']) =>
      tellStory(brief({ length, facts })).outcomes.filter(({ outcome }) => outcome === 'told').length
    expect([toldIn('short'), toldIn('long')]).toEqual([1, 2])
  })

  it('is told to toddlers in few words, and within the length of their stories', () => {
    const { at, sections, last } = told(
      brief({ children: [{ name: 'Mia', age: 2 }], facts: [wish('first-day'), robin] }),
    )
    expect(at('robin')).toContain(last)
    expect(
      sections
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/).length,
    ).toBeLessThanOrEqual(200)
  })

  it('comes to toddlers at the beginning of the second section, and not when all is over', () => {
    const digger = wish('with-character', { kind: 'want', what: thing('a digger') })
    const tonight = brief({
      plot: 'little/beep',
      children: [{ name: 'Mia', age: 2 }],
      facts: [digger, robin],
    })
    const { at } = told(tonight)
    expect(at('robin')[0]).toBe(1)
  })

  it('has something to do with the child, where it comes to see what goes on', () => {
    const seeds = Array.from({ length: 6 }, (_, seed) => `night ${seed}`)
    const lines = seeds.flatMap((seed) =>
      told(brief({ seed })).sections.flatMap(({ text }) =>
        text.split('\n\n').filter((paragraph) => /robin/i.test(paragraph)),
      ),
    )
    expect(lines.some((line) => /\bMia\b/.test(line))).toBe(true)
    expect(lines.join(' ')).not.toContain('{child}')
  })

  it('says space, and the beach', () => {
    const textFor = (what: ReturnType<typeof thing>) =>
      told(brief({ facts: [dentist, wish('story-about', { kind: 'want', what })] }))
        .sections.map(({ text }) => text)
        .join(' ')
    expect(textFor(thing('space', { is: 'place' }))).toMatch(/(?<!the )\bspace\b/)
    expect(textFor(thing('space', { is: 'place' }))).not.toMatch(/the space\b/)
    expect(textFor(thing('a beach', { is: 'place' }))).toMatch(/the beach\b/)
  })

  it('comes in other words every night, and in plain ones when all have been heard', () => {
    const lines: string[] = []
    for (let night = 0; night < 30; night++) {
      const story = tellStory(brief({ seed: `night ${night}`, history: { plots: [], lines } }))
      expect(story.lines.filter((line) => lines.includes(line))).toEqual([])
      expect(story.outcomes.find(({ factId }) => factId === robin.id)?.outcome).toBe('told')
      lines.unshift(...story.lines)
    }
  })
})

describe('the lines of a request', () => {
  const all = [...requestSorts.flatMap((sort) => requestBeats[sort]), ...toddlerBeats]

  it('are twelve pairs or more of every sort, and none occurs twice', () => {
    for (const sort of requestSorts) expect(requestBeats[sort].length, sort).toBeGreaterThanOrEqual(12)
    const lines = all.flatMap(({ early, late }) => [early, late])
    expect(leastHeard([...new Set(lines)], {})).toHaveLength(lines.length)
  })

  it('are short for toddlers, and name what was asked for early', () => {
    for (const { early, late } of all) {
      expect(early).toMatch(/\{(?:a|the|noun)\}/)
      expect(late).not.toBe('')
    }
    for (const { early, late } of toddlerBeats)
      expect(`${early} ${late}`.split(' ').length).toBeLessThanOrEqual(16)
  })
})

it.each([
  ['robin', 'animal', 'animal'],
  ['elephant', 'animal', 'large'],
  ['crab', 'animal', 'water'],
  ['rainbow', 'place', 'sky'],
  ['snow', 'weather', 'weather'],
  ['lantern', 'thing', 'thing'],
  ['lighthouse', 'place', 'place'],
  ['digger', 'vehicle', 'vehicle'],
  ['pirate', 'creature', 'figure'],
  ['secret', 'thing', null],
  ['gun', 'toy', null],
])('a %s (%s) is told as %s', (head, is, sort) => {
  expect(requestSortOf(thing(`a ${head}`, { is }), 'with-character')).toBe(sort)
})

// Where a creature has a part, the robin plays it, in sections that a short story may not have.
const hasPart = ({ roles }: PlotHead) => roles.some(({ sources }) => sources.includes('creature'))

/** All but those that are made of what is asked for. */
const withPlace = plots.filter(
  ({ head }, index) => index % 12 === 0 && !head.tellsThings && !head.tellsEntries && !hasPart(head),
)

it.each(withPlace)('$id has a place for it', ({ id, head }) => {
  const tonight = brief({
    plot: id,
    facts: [robin],
    children: [{ name: 'Mia', age: Math.max(head.ages.from, 1) }],
  })
  const { at, outcomes } = told(tonight)
  expect(at('robin').length).toBeGreaterThan(0)
  expect(outcomes[0]?.outcome).not.toBe('left-out')
})
