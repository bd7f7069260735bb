import { describe, expect, it } from 'vitest'
import { isChanged, isExhaustive, sample, seed, seedNumber } from '../../scripts/test-sampling.mjs'
import { briefs, wishedKind } from '../test/briefs.ts'
import { slipsIn } from '../test/slips.ts'
import { isToddlerPlot, wordsOfPlot } from './age-bands.ts'
import { castingOf } from './casting-roles.ts'
import { toldKind } from './plot-kinds.ts'
import { plotFrom, plots } from './plots.ts'
import { tellStory } from './tell-story.ts'

const plot = plotFrom(
  'life/test',
  `# about: journey
# kind car: car|driv*
# kind plane: plane|flight|didn't land
# kind two: 2

=== s1
# shot: wide
# place: street; day; clear
# place for car, plane: lane; dusk; rain
# action: heroes walk
# things for plane: plane left
{is_car:By car.|On foot.}
-> DONE
`,
)
const kindOf = (...said: string[]) => {
  const [brief] = briefs('life/six-sandwiches-from-here', 'short')
  if (!brief) throw new Error('No brief')
  const facts = said.map((text) => ({ ...wishedKind({ name: '', words: [text] }), about: 'journey' }))
  return toldKind(castingOf(plot, { ...brief, facts }), { ...brief, facts })
}

describe('a kind of what a plot is about', () => {
  it('is told where the wish uses one of its words', () => {
    expect(kindOf('a long car journey')).toBe('car')
    expect(kindOf('we drove', 'we are driving home')).toBe('car')
    expect(kindOf('our Plane didn’t land')).toBe('plane')
    expect(kindOf('a card from the carriage')).toBeUndefined()
  })

  it('is told for a number, and not for the digits of a longer one', () => {
    expect(kindOf('2 sleeps until our trip')).toBe('two')
    expect(kindOf('20 sleeps until our trip')).toBeUndefined()
    expect(kindOf('12 sleeps until our trip')).toBeUndefined()
  })

  it('is told where the rest of the wish uses one, but not for what is to be left out', () => {
    const [brief] = briefs('life/six-sandwiches-from-here', 'short')
    if (!brief) throw new Error('No brief')
    const avoid = {
      ...wishedKind({ name: '', words: ['no car'] }),
      kind: 'avoid' as const,
      about: 'leave-out',
    }
    const details = 'Off to see Nana by plane, no car'
    expect(toldKind(castingOf(plot, brief), { ...brief, details, facts: [avoid] })).toBe('plane')
    expect(toldKind(castingOf(plot, brief), { ...brief, details: 'no car', facts: [avoid] })).toBeUndefined()
  })

  it('is that of whoever has the part, where the wish names another as well', () => {
    const [brief] = briefs('life/are-you-in', 'short')
    const plot = plots.find(({ id }) => id === 'life/are-you-in')
    if (!brief || !plot) throw new Error('No brief')
    const facts = ['mouse', 'owl'].map((head) => ({
      ...wishedKind({ name: '', words: [head] }),
      id: head,
      about: 'story-about',
      what: {
        text: `a ${head}`,
        head,
        number: 'one' as const,
        pronoun: 'it' as const,
        is: 'creature' as const,
      },
    }))
    expect(toldKind(castingOf(plot, { ...brief, facts }), { ...brief, facts })).toBe('dig')
  })

  it('has picture lines of its own, and the others where it has none', () => {
    expect(plot.picture('s1').setting).toBe('street')
    expect(plot.picture('s1', 'car')).toMatchObject({ setting: 'lane', things: [] })
    expect(plot.picture('s1', 'plane')).toMatchObject({ setting: 'lane', things: [{ thing: 'plane' }] })
  })

  const told = plots.flatMap((each) =>
    each.head.kinds.map((kind) => [each.id, kind.name, each, kind] as const),
  )
  const isNew = (id: string) => isChanged(`storyteller/src/plots/${id}.ink`)
  const sampled = sample(told, 1 / 4, ([id]) => isNew(id))
  /** Three for a plot that has just been changed. Otherwise one for each length, another one in every run. */
  const castsFor = (id: string, kind: string, index: number) => {
    const casts = ['one-0', 'two-5', 'three-2']
    const one = casts[(seedNumber(`${seed} ${id} ${kind}`) + index) % casts.length]
    return isExhaustive || isNew(id) ? casts : [one]
  }
  it.each(sampled)('%s fits its length as %s, and is well formed', (id, name, { head }, kind) => {
    for (const [index, length] of (['short', 'medium', 'long'] as const).entries()) {
      const { from, to } = wordsOfPlot(head.ages)[length]
      const casts = castsFor(id, name, index)
      for (const brief of briefs(id, length).filter(({ seed }) => casts.includes(seed))) {
        const { sections } = tellStory({ ...brief, facts: [wishedKind(kind)] })
        const text = sections.map((section) => section.text).join('\n\n')
        const words = text.split(/\s+/).length
        const isNear = isToddlerPlot(head.ages) || (words >= from && words <= to)
        expect(isNear, `${length} ${brief.seed}: ${words} words`).toBe(true)
        expect(slipsIn(text, brief)).toEqual([])
      }
    }
  })
})
