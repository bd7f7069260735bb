import { describe, expect, it } from 'vitest'
import { isPlotFor } from './age-bands.ts'
import { wordsOf } from './fit-length.ts'
import { type Brief, tellStory } from './index.ts'
import { leastHeard, lineId, unheard } from './lines.ts'
import { plots } from './plots.ts'

const themes = ['adventure', 'animals', 'fantasy', 'space', 'pirates', 'mystery'] as const

/** One of each theme: what is said again does not depend on the plot, and each plot has to be compiled. */
const told = themes.map(
  (theme) => plots.find((plot) => plot.theme === theme && isPlotFor(plot.head.ages, [5]))?.id,
)

const family = (night: number, history: NonNullable<Brief['history']>, more: Partial<Brief> = {}): Brief => ({
  seed: `night-${night}`,
  theme: themes[night % themes.length] ?? 'sports',
  plot: told[night % themes.length] ?? '',
  length: 'medium',
  children: [
    {
      name: 'Mia',
      age: 5,
      interests: ['dinosaurs', 'the moon'],
      details: [
        { text: 'loves trains', category: 'core' },
        { text: 'can whistle', category: 'occasional' },
        { text: 'has a cat called Button', category: 'core' },
      ],
    },
  ],
  companions: [
    { name: 'Jo', relationship: 'grandmother' },
    { name: 'Rex', relationship: 'dog' },
    { name: 'Bo', relationship: 'brother' },
  ],
  history,
  ...more,
})

describe('stock sentences', () => {
  it('have an id that depends on the wording alone', () => {
    expect(lineId('X came too.')).toBe(lineId('X came too.'))
    expect(lineId('X came too.')).not.toBe(lineId('X came as well.'))
  })

  it('that were heard are left out, or come last, the latest at the end', () => {
    const history = { plots: [], lines: [lineId('b'), lineId('c')] }
    expect(unheard(['a', 'b', 'c'], { history })).toEqual(['a'])
    expect(leastHeard(['b', 'c', 'a'], { history })).toEqual(['a', 'c', 'b'])
  })

  it.each(['short', 'medium', 'long'] as const)(
    'do not come back to a child in thirty %s stories, and these keep their length',
    (length) => {
      const plots: string[] = []
      const lines: string[] = []
      const counts: number[] = []
      for (let night = 0; night < 30; night++) {
        const story = tellStory(family(night, { plots, lines }, { length }))
        expect(story.lines.filter((line) => lines.includes(line))).toEqual([])
        plots.unshift(story.plot)
        lines.unshift(...story.lines)
        counts.push(wordsOf(story.sections.map(({ text }) => text).join(' ')))
      }
      expect(lines.length).toBeGreaterThan(8)
      const [least, most] = { short: [390, 500], medium: [680, 830], long: [1080, 1290] }[length]
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(least ?? 0)
      expect(Math.max(...counts)).toBeLessThanOrEqual(most ?? 0)
    },
  )

  it('name whoever comes along even when all have been heard', () => {
    const lines: string[] = []
    for (let night = 0; night < 30; night++) {
      const brief = family(night, { plots: [], lines })
      const story = tellStory(brief)
      const text = story.sections.map((section) => section.text).join(' ')
      for (const { name } of brief.companions) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
      lines.unshift(...story.lines)
    }
  })
})
