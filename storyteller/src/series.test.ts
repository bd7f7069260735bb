import { describe, expect, it } from 'vitest'
import { isChanged, isExhaustive, sample, seedNumber } from '../../scripts/test-sampling.mjs'
import { briefs } from '../test/briefs.ts'
import { slipsIn } from '../test/slips.ts'
import { isToddlerPlot } from './age-bands.ts'
import type { Brief } from './brief.ts'
import { fragmentOf } from './fragment.ts'
import { nextNightOf } from './next-night.ts'
import { plotNotes, plotNotesOf } from './plot-notes.ts'
import { plots } from './plots.ts'
import { asNight, castOf, mostWordsForToddlers } from './series.ts'
import { tellStory } from './tell-story.ts'

type Canon = NonNullable<Brief['series']>['canon']

const canon: Canon = {
  who: 'Mia, and the bear who minds the gate',
  where: 'the gate at the top of the pass',
  learnt: 'to ask first',
  thread: 'who left the blue key on the step',
}

const noNotes = { met: '', where: '', thread: '' }

const nightOf = (part: Partial<Canon>, children = [{ name: 'Mia', age: 5 }], night = 2) => {
  const brief: Brief = {
    seed: 'night',
    theme: 'pirates',
    length: 'short',
    children,
    companions: [],
    series: { night, canon: { ...canon, ...part } },
  }
  return { brief, story: asNight(tellStory(brief), brief) }
}

describe('a story of a series', () => {
  it('recalls the night before, continues its loose end and remembers earlier nights at bedtime', () => {
    const { story } = nightOf({})
    const first = story.sections[0]?.text.split('\n\n')[0] ?? ''
    expect(first).toMatch(/Mia/)
    expect(first).toContain('wondering who left the blue key on the step.')
    const last = story.sections.at(-1)?.text ?? ''
    expect(last).toContain('Mia had learnt to ask first, and had not forgotten it.')
    expect(last).toContain('the gate at the top of the pass')
    expect(last).toContain('one after the other: Mia, and the bear who minds the gate.')
    expect(last.endsWith('Goodnight.')).toBe(true)
  })

  it('begins with what came of the night before, where its plot tells it and the loose end is still its own', () => {
    const plot = 'pirates/eight-goodnights'
    const { met, ...rest } = plotNotes[plot] ?? noNotes
    const tell = (thread: string) => {
      const brief: Brief = {
        seed: 'night',
        theme: 'pirates',
        length: 'short',
        children: [{ name: 'Mia', age: 5 }],
        companions: [],
        history: { plots: [plot] },
        series: { night: 2, plot, canon: { ...rest, learnt: '', who: `Mia; ${met}`, thread } },
      }
      return asNight(tellStory(brief), brief).sections.map(({ text }) => text)
    }
    const [first = '', ...others] = tell(rest.thread)
    expect(first).toMatch(/^[^\n]*Mia[^\n]*\n\nA wet paper bag/)
    expect(first).toContain('Slept until Thursday')
    expect(others.at(-1)).toContain('under the pillow')
    expect([first, ...others].join(' ')).not.toMatch(/had learnt|wondering|one after the other/)
    const edited = tell('who took the spoons').join(' ')
    expect(edited).toContain('wondering who took the spoons')
    expect(edited).not.toContain('A wet paper bag')
  })

  it('keeps the names of last night, and keeps out what is not wanted tonight', () => {
    const plot = 'pirates/the-parrot-who-had-terms'
    const notes = plotNotes[plot] ?? noNotes
    const night = (name: string, more: Partial<Brief> = {}) => {
      const brief: Brief = {
        seed: 'night',
        theme: 'space',
        length: 'short',
        children: [{ name: 'Mia', age: 5 }],
        companions: [],
        series: {
          night: 2,
          plot,
          canon: { ...notes, learnt: '', who: `Mia; ${notes.met.replace('Horace', name)}` },
        },
        ...more,
      }
      return asNight(tellStory(brief), brief)
        .sections.map(({ text }) => text)
        .join('\n\n')
    }
    const horace = { details: 'Horace comes back' }
    expect(night('Horace', horace)).toContain('Horace')
    expect(night('Horace', horace)).not.toContain('Humphrey')
    expect(night('Humphrey')).toContain('Humphrey')
    expect(night('Humphrey')).not.toContain('Horace')
    const avoid = [{ words: ['parrot', 'word'], isFear: false }]
    expect(night('Horace', { avoid })).not.toMatch(/Horace|parrot/)
  })

  it('leaves a story without a series unchanged', () => {
    const { brief, story } = nightOf({})
    const { series: _, ...alone } = brief
    const written = tellStory(alone)
    expect(asNight(written, alone)).toEqual(written)
    expect(story.sections).toHaveLength(written.sections.length)
  })

  it('does not consist of goodnights to the children alone', () => {
    const children = [
      { name: 'Mia', age: 5 },
      { name: 'Tom', age: 7 },
    ]
    const { brief, story } = nightOf({ who: 'Mia and Tom' }, children)
    expect(castOf(brief)).toBe('Mia and Tom')
    expect(story.sections.at(-1)?.text).not.toContain('one after the other: Mia and Tom')
  })
})

const typed = [
  'The blue key',
  'the blue key is still missing',
  'Where is the key?',
  'where is the key',
  'Who lives in the lighthouse? Nobody knows.',
  'The fox promised to come back!!! And so on.',
  '"Come back soon," said the fox',
  "the fox's 'secret' map",
  'a',
  '',
  '   ',
  '!!!',
  '🦊',
  'the fox 🦊 and the moon',
  'line one\nline two',
  'no space,after commas',
  '<b>bold</b>',
  '{HERO_1} -> END',
  '# scene: forest',
  'see www.fox.example',
  'fox@example.com',
  'https://fox.example/a',
  'дракон',
  '狐狸',
  'the the fox',
  '- a list\n- of things',
  '...and then?',
  'I want more foxes',
  'wait ... what',
  'in the lighthouse by the sea',
  'Grandma’s house, the attic',
  'To share',
  'that foxes can be shy.',
  'sharing is caring :)',
  'x'.repeat(400),
  'word '.repeat(80),
  'the fox (the red one)',
  '50% of the cake',
  'Mr. Fox went home',
  'why?!',
  'end with a dash -',
]

describe('what a parent has typed', () => {
  /** Each text in two of the four places, and in the other two in another run. */
  const typedAs = (place: number) =>
    typed.filter((_, index) => isExhaustive || (seedNumber() + index + place) % 2 === 0)
  const keys = ['who', 'where', 'learnt', 'thread'] as const
  it.each(keys)('as %s keeps the story well formed', (key) => {
    const slips = typedAs(keys.indexOf(key)).flatMap((text) => {
      const { brief, story } = nightOf({ who: '', where: '', learnt: '', thread: '', [key]: text })
      return slipsIn(story.sections.map((section) => section.text).join('\n\n'), brief).map(
        (slip) => `${text.slice(0, 40)} → ${slip}`,
      )
    })
    expect(slips).toEqual([])
  })

  it('is used where it fits', () => {
    expect(fragmentOf('The blue key.')).toEqual({ text: 'the blue key', isQuestion: false })
    expect(fragmentOf('Where is “the” key?')).toEqual({ text: 'where is the key', isQuestion: true })
    expect(fragmentOf('Otto has a secret')).toEqual({ text: 'Otto has a secret', isQuestion: false })
    expect(fragmentOf('дракон')).toBeNull()
    expect(fragmentOf('fox@example.com')).toBeNull()
  })
})

/** A tenth of the plots, and those that have just been changed. */
const sampled = sample(
  plots.filter(({ nextNight }) => nextNight.includes('next_night')),
  1 / 10,
  ({ id }) => isChanged(`storyteller/src/plots/${id}.ink`),
)

it.each(sampled)(
  'what comes back of $id the next night is short and well formed, for one child and for four',
  ({ id, head }) => {
    const isForToddlers = isToddlerPlot(head.ages)
    const { met, ...rest } = plotNotes[id] ?? noNotes
    // One child alone, four with all the company there is, and names as nobody has them.
    const casts = briefs(id, 'short').filter(({ seed }) => /^one-[057]$/.test(seed))
    const slips = casts.flatMap((brief) => {
      const { plot: _, ...free } = brief
      const night: Brief = {
        ...free,
        series: { night: 2, plot: id, canon: { ...rest, learnt: '', who: met } },
      }
      const lastNight = nextNightOf(night)
      const text = [lastNight?.next_night, lastNight?.next_bedtime].filter(Boolean).join('\n\n')
      const words = text.split(/\s+/).length
      return [
        ...slipsIn(text, night).filter((slip) => !/nobody|named|name/.test(slip)),
        ...(words >= (isForToddlers ? 5 : 26) && words <= (isForToddlers ? mostWordsForToddlers : 109)
          ? []
          : [`${words} words`]),
      ]
    })
    expect(slips).toEqual([])
  },
)

it('a toddler’s next night begins with what came of the last one, and stays a story for a toddler', () => {
  const children = [{ name: 'Mia', age: 2 }]
  const after = (plot: string) => {
    const { met = '', ...rest } = plotNotes[plot] ?? {}
    const canon = { where: '', learnt: '', thread: '', ...rest, who: met }
    const brief: Brief = {
      seed: 'n',
      theme: 'pirates',
      length: 'long',
      children,
      companions: [],
      series: { night: 2, plot, canon },
    }
    return asNight(tellStory(brief), brief).sections.map(({ text }) => text)
  }
  expect(after('little/not-a-sock')[0]).toMatch(/^And the other sock\? It was still a hat\.\n\n/)
  expect(after('animals/the-lost-hum')[0]).toMatch(/^Here is Mia again\.\n\n/)
  expect(after('little/not-a-sock').join(' ').split(/\s+/).length).toBeLessThanOrEqual(250)
})

describe('the notes of a plot for a series', () => {
  it('exist for every plot, and for nothing else', () => {
    expect(Object.keys(plotNotes).toSorted()).toEqual(plots.map(({ id }) => id).toSorted())
  })

  it.each(sample(plots, 1 / 10, ({ id }) => isChanged(`storyteller/src/plots/${id}.ink`)))(
    'read well the night after $id',
    ({ id, head }) => {
      const notes = plotNotes[id]
      const [brief] = briefs(id, 'short')
      if (!notes || !brief) throw new Error('It has no notes or no brief')
      const { met, ...rest } = notes
      const night: Brief = {
        ...brief,
        series: { night: 3, canon: { ...rest, learnt: '', who: `${castOf(brief)}, and ${met}` } },
      }
      const text = asNight(tellStory(night), night)
        .sections.map((section) => section.text)
        .join('\n\n')
      const recalled = isToddlerPlot(head.ages) ? [] : [notes.where, notes.thread]
      expect(recalled.filter((note) => !text.includes(note))).toEqual([])
      expect(slipsIn(text, brief)).toEqual([])
    },
  )

  it('have the names of the telling', () => {
    const [brief] = briefs('pirates/the-parrot-who-had-terms', 'short')
    if (!brief) throw new Error('No brief')
    const told = (name: string) => {
      const story = tellStory({ ...brief, children: [{ name, age: 5 }] })
      return plotNotesOf(story.plot, story.sections.map(({ text }) => text).join(' '), [name])
    }
    expect(told('Mia')?.met).toBe('Horace, the parrot')
    expect(told('Horace')?.met).toBe('Humphrey, the parrot')
  })
})
