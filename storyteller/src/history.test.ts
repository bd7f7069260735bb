import { describe, expect, it } from 'vitest'
import { sample } from '../../scripts/test-sampling.mjs'
import { isPlotFor } from './age-bands.ts'
import { type Brief, type Theme, themes } from './brief.ts'
import { openingKey } from './openings.ts'
import { plots } from './plots.ts'
import { tellStory } from './tell-story.ts'

const casts = [
  [{ name: 'Mia', age: 4 }],
  [
    { name: 'Mia', age: 7 },
    { name: 'Tom', age: 9 },
  ],
]

/** Story after story for the same children, each with the history of those before it. */
function evenings(count: number, themeOf: (evening: number) => Theme, children: Brief['children']) {
  const written: { theme: Theme; plot: string; opening: string }[] = []
  for (let evening = 0; evening < count; evening++) {
    const theme = themeOf(evening)
    const history = {
      plots: written.map(({ plot }) => plot),
      openings: written.map(({ opening }) => opening),
    }
    const brief = {
      seed: `evening-${evening}`,
      theme,
      length: 'short' as const,
      children,
      companions: [],
      history,
    }
    const { plot, sections } = tellStory(brief)
    const [opening = ''] = sections[0]?.text.split('\n\n') ?? []
    const unnamed = children.reduce(
      (text, { name }, index) => text.replaceAll(name, `{HERO_${index + 1}}`),
      opening,
    )
    written.unshift({ theme, plot, opening: unnamed })
  }
  return written
}

/** Those that came back before so many others. */
const repeated = (list: readonly string[], distance: number) =>
  list.filter((each, index) => list.slice(index + 1, index + distance).includes(each))

it.each(sample(themes, 0.3))('does not repeat a plot of %s before all others were used', (theme) => {
  const written = evenings(18, () => theme, casts[0] ?? []).map(({ plot }) => plot)
  const inTheme = plots.filter((plot) => plot.theme === theme && isPlotFor(plot.head.ages, [4])).length
  expect(repeated(written, Math.min(12, inTheme))).toEqual([])
})

describe.each([
  ['of one theme', () => 'mystery' as const],
  ['of all themes', (evening: number) => themes[(evening * 7) % 10] ?? 'space'],
])('in 20 stories %s', (_, themeOf) => {
  it.each(casts)('no opening is repeated', (...children) => {
    const heroes = children.filter((each) => typeof each === 'object')
    const openings = evenings(30, themeOf, heroes).map(({ opening }) => openingKey(opening))
    expect(repeated(openings, 20)).toEqual([])
  })
})

it('recognises a repeated opening, whatever the names in it', () => {
  const alone = openingKey('The ship was on her way home, with Mia on board.', ['Mia'])
  expect(openingKey('The ship was on her way home, with {HERO_1} and {HERO_2} on board.')).toBe(alone)
  expect(openingKey('The boat was on her way home, with {HERO_1} on board.')).not.toBe(alone)
})
