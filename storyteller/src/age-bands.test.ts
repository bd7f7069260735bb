import { describe, expect, it } from 'vitest'
import { slipsIn } from '../test/slips.ts'
import { ageBands, bandFor, isForToddlers, isOlderPlot, isToddlerPlot } from './age-bands.ts'
import { type Brief, themes } from './brief.ts'
import { plots } from './plots.ts'
import { tellStory } from './tell-story.ts'
import { vocabulary } from './vocabulary.ts'

describe('the band of a story', () => {
  it.each([
    [[1], 1],
    [[2, 3], 1],
    [[3], 3],
    [[1, 4], 3],
    [[4, 12], 3],
    [[5], 5],
    [[6, 12], 5],
    [[9, 10], 7],
    [[10], 10],
    [[18], 10],
  ])('for listeners of %j begins at %i', (ages, from) => {
    expect(bandFor(ages).from).toBe(from)
  })

  it('leaves no age out, and rises with it', () => {
    for (const [index, { from, ...band }] of ageBands.entries()) {
      const before = ageBands[index - 1]
      expect(from).toBe(before ? before.to + 1 : 1)
      if (!before) continue
      expect(band.wordsPerSentence).toBeGreaterThan(before.wordsPerSentence)
      expect(band.longestSentence).toBeGreaterThan(before.longestSentence)
    }
  })
})

const toddlerPlots = plots.filter(({ head }) => isToddlerPlot(head.ages))

const brief = (more: Partial<Brief>): Brief => ({
  seed: 'toddler',
  theme: 'pirates',
  length: 'medium',
  children: [{ name: 'Mia', age: 1 }],
  companions: [],
  ...more,
})
const textOf = (told: Brief) =>
  tellStory(told)
    .sections.map(({ text }) => text)
    .join('\n\n')
const countOf = (text: string) => text.split(/\s+/).length

describe('a story for toddlers', () => {
  it('has 120 to 250 words in every length and theme, and more in a longer one', () => {
    for (const theme of themes) {
      for (const seed of ['a', 'b', 'c']) {
        const counts = (['short', 'medium', 'long'] as const).map((length) =>
          countOf(textOf(brief({ theme, seed, length }))),
        )
        expect(Math.min(...counts), `${theme} ${seed}`).toBeGreaterThanOrEqual(120)
        expect(Math.max(...counts), `${theme} ${seed}`).toBeLessThanOrEqual(250)
        expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      }
    }
  })

  it('has nobody in it who reads, writes or is sent for', () => {
    for (const { id, words } of toddlerPlots) {
      const found = schoolWords.filter((word) => words.has(word))
      expect([id, found]).toEqual([id, []])
    }
  })

  // What a parent has typed is played with what is in it, and a cape has no part in ducks.
  it.each(toddlerPlots.filter(({ head }) => head.tellsEntries === null))(
    'shows and names the thing of its theme in $id, and another one where that is not wanted',
    ({ id }) => {
      for (const theme of ['pirates', 'space'] as const) {
        const avoided = theme === 'pirates' ? 'boat' : 'star'
        for (const seed of ['a', 'b', 'c', 'd']) {
          const told = brief({ theme, seed, plot: id, avoid: [{ words: [avoided], isFear: false }] })
          const { sections } = tellStory(told)
          const shown = sections.flatMap(({ scene }) => [
            ...scene.things.map(({ thing }) => thing),
            ...scene.cast.flatMap(({ holding }) => holding ?? []),
          ])
          const things = theme === 'pirates' ? ['flag', 'shell'] : ['torch', 'lantern']
          const thing = things.find((each) => shown.includes(each))
          expect(thing, `${id} ${theme} ${seed}`).toBeDefined()
          expect(textOf(told)).toMatch(new RegExp(`\\b${thing}\\b`))
          expect(vocabulary.things).toContain(thing)
        }
      }
    },
  )

  it('greets everybody who comes along, and says goodnight to them', () => {
    const names = ['Gran', 'Rex', 'Sam', 'Ted', 'Dad', 'Bea']
    const told = brief({ companions: names.map((name) => ({ name, relationship: 'friend' })) })
    const text = textOf(told)
    expect(text).toContain('Hello, Gran. Hello, Rex. Hello, Sam, Ted, Dad and Bea.')
    expect(text).toContain('Goodnight, Gran. Goodnight, Rex. Goodnight, Sam, Ted, Dad and Bea.')
    expect(slipsIn(text, told)).toEqual([])
  })

  it('shows who plays a role, and a companion once', () => {
    const castIn = (more: Partial<Brief>) =>
      tellStory(brief({ plot: 'little/no-woof', ...more })).sections[0]?.scene.cast.map(({ who }) => who)
    expect(castIn({})).toEqual(['main:0', 'dog'])
    expect(castIn({ companions: [{ name: 'Rex', relationship: 'dog' }] })).toEqual(['main:0', 'companion:0'])
  })

  it('says goodnight to what a toddler loves', () => {
    const loving = (text: string) => brief({ children: [{ name: 'Mia', age: 2, interests: [text] }] })
    expect(textOf(loving('trains'))).toContain('\n\nGoodnight, trains.\n\n')
    expect(textOf(loving('a very long list of things that go'))).not.toContain('very long list')
  })

  it('is not told to a brother or sister of four', () => {
    const children = [
      { name: 'Mia', age: 1 },
      { name: 'Tom', age: 4 },
    ]
    expect(isForToddlers(children.map(({ age }) => age))).toBe(false)
    expect(tellStory(brief({ children })).plot).toMatch(/^pirates\//)
  })
})

describe('a story for ten and over', () => {
  const older = plots.filter(({ head }) => isOlderPlot(head.ages))

  it('has a plot of its own in every theme, and four at least about life', () => {
    expect(new Set(older.map(({ theme }) => theme))).toEqual(new Set([...themes, null]))
    expect(older.filter(({ isAboutLife }) => isAboutLife).length).toBeGreaterThanOrEqual(4)
  })

  it.each(themes)('is told first in %s, and not to a child of nine', (theme) => {
    const first = (age: number) => tellStory(brief({ theme, children: [{ name: 'Mia', age }] })).plot
    const ids = older.map(({ id }) => id)
    expect(ids).toContain(first(10))
    expect(ids).not.toContain(first(9))
  })
})

const schoolWords =
  'read reads reading reader write writes writing wrote written letter letters note notes list book school lesson homework spell map'.split(
    ' ',
  )
