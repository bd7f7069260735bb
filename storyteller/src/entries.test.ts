import { describe, expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { castings } from './casting.ts'
import { tellableEntries, withStory } from './entries.ts'
import { plots } from './plots.ts'
import { tellStory } from './tell-story.ts'

const typed = (sentence: string, noun: { text: string; head: string }): Brief => ({
  seed: 'entries',
  theme: 'pirates',
  length: 'short',
  children: [{ name: 'Mia', age: 2, pronouns: 'she' }],
  companions: [],
  details: sentence,
  plot: 'life/said-the-pot',
  wished: {
    entries: {
      sentences: [sentence],
      isAsked: true,
      beings: [],
      things: [{ ...noun, isMany: true }],
      sayings: [],
    },
  },
})

it('plays what is named in the plural, whatever the singular is like', () => {
  const brief = typed('Wellies on wrong feet all day.', { text: 'the wellies', head: 'welly' })
  expect(tellableEntries(brief)?.things.map(({ text }) => text)).toEqual(['the wellies'])
})

it('does not say goodnight once more to what a plot plays', () => {
  const { sections } = tellStory(typed('Blankets.', { text: 'the blankets', head: 'blanket' }))
  const goodnights = sections.at(-1)?.text.match(/Goodnight[^.]*blankets/g)
  expect(goodnights).toEqual(['Goodnight to the blankets'])
})

describe('what was typed is played', () => {
  // It is like the evening of no plot.
  const likely = new Map([['life/none', 0]])
  const wish = (more: Partial<NonNullable<NonNullable<Brief['wished']>['entries']>> = {}): Brief => ({
    seed: 'played',
    theme: 'pirates',
    length: 'short',
    children: [{ name: 'Mia', age: 5, pronouns: 'she' }],
    companions: [],
    details: 'We got the bus and Mia pressed the bell eleven times.',
    likely,
    wished: {
      entries: {
        sentences: ['We got the bus and Mia pressed the bell eleven times.'],
        isAsked: false,
        beings: [],
        things: [{ text: 'the bus', head: 'bus', isMany: false }],
        sayings: [],
        ...more,
      },
    },
  })
  const headOf = (brief: Brief) => castings(plots, brief)[0]?.plot.head

  it('where no plot is surely about the evening, and word for word', () => {
    expect(headOf(wish())?.tellsEntries).toMatch(/^(?:any|done)$/)
    const { sections, toldReport } = tellStory(wish())
    const whole = sections.map(({ text }) => text).join('\n\n')
    expect(whole).toContain('We got the bus and Mia pressed the bell eleven times.')
    expect(toldReport).toBe('We got the bus and Mia pressed the bell eleven times.')
  })

  it('by a plot for its sort: what is to come, and a story that is wished for', () => {
    expect(headOf(wish({ isToCome: true }))?.tellsEntries).toBe('coming')
    expect(headOf(wish({ isAsked: true }))?.tellsEntries).toBe('asked')
  })

  it('by a plot that has what it needs', () => {
    const said = { sayings: ['My legs have finished.'], sentences: ['One.', 'Two.'] }
    const needs = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(
      (seed) => headOf({ ...wish(), seed })?.entriesNeed ?? [],
    )
    expect(needs).not.toContain('saying')
    expect(needs).not.toContain('several')
    expect(tellableEntries(wish(said))?.sayings).toEqual(['My legs have finished.'])
  })

  it('not where nothing in it can be played, it is grave, or something in it is to be left out', () => {
    expect(headOf(wish({ things: [] }))?.tellsEntries).toBeNull()
    expect(tellableEntries({ ...wish(), details: 'Grandad died' })).toBeNull()
    const avoid = [{ words: ['bus'], isFear: false }]
    expect(tellableEntries({ ...wish(), avoid })).toBeNull()
  })

  it('by another plot when that was told lately, and in at most four places', () => {
    const told = (history: Brief['history']) =>
      castings(plots, { ...wish(), ...(history && { history }) })[0]?.plot.id ?? ''
    const first = told(undefined)
    expect(told({ plots: [first] })).not.toBe(first)
    const many = { sentences: ['One, two.', 'Three.', 'Four.', 'Five, six, seven.', 'Eight.', 'Nine.'] }
    expect(tellableEntries(wish(many))?.sentences).toEqual([
      'One, two.',
      'Three. Four.',
      'Five, six, seven.',
      'Eight. Nine.',
    ])
  })
})

it('is said of the child by name where it begins with it, or with what was done', () => {
  const read = (
    sentences: readonly string[],
    children: Brief['children'] = [{ name: 'Jack', age: 3, pronouns: 'he' }],
  ) =>
    tellableEntries({
      ...typed('', { text: '', head: '' }),
      children,
      wished: { entries: { sentences, isAsked: false, beings: [], things: [], sayings: [] } },
    })?.sentences
  expect(read(['Poured a box of Cheerios into the fish tank.', 'Said they looked breakfasty.'])).toEqual([
    'Jack poured a box of Cheerios into the fish tank.',
    'He said they looked breakfasty.',
  ])
  expect(read(['He found a snail.', 'He named it Auto.'])).toEqual([
    'Jack found a snail.',
    'He named it Auto.',
  ])
  expect(read(['My son’s tooth came out.', 'My mother has it.'])).toEqual([
    'Jack’s tooth came out.',
    'My mother has it.',
  ])
  const asTyped = ['Excited about the fair.', 'Picked up by the fire crew.', 'She fell.', 'We got the bus.']
  expect(read(asTyped)).toEqual(asTyped)
  const two = [
    { name: 'Jack', age: 3, pronouns: 'he' as const },
    { name: 'Ann', age: 4, pronouns: 'she' as const },
  ]
  expect(read(['He found a snail.'], two)).toEqual(['He found a snail.'])
})

describe('a wished-for story is told as it is', () => {
  const shrank = 'Mia shrank to the size of a Lego man and had to get to bed before the light went out.'
  const wish = (sentences: readonly string[] = [shrank], more: Partial<Brief> = {}): Brief => ({
    seed: 'told',
    theme: 'pirates',
    length: 'short',
    children: [{ name: 'Mia', age: 5, pronouns: 'she' }],
    companions: [],
    details: 'Mia shrinks to the size of a lego man and has to get to bed before the light goes out',
    likely: new Map([['life/none', 0]]),
    wished: { story: { sentences, isAsked: true, beings: [], things: [], sayings: [] } },
    ...more,
  })
  const headOf = (brief: Brief) => castings(plots, brief)[0]?.plot.head

  it('by a plot for what happens in it, in the order of its sentences', () => {
    const told = [shrank, 'The cat took her for a mouse.', 'It carried her to bed.']
    const brief = wish(told)
    const head = headOf(brief)
    expect(head?.tellsEntries).toBe('story')
    expect(head?.storyWords).toContain('shrank')
    const { sections, toldReport, howReported } = tellStory(brief)
    expect(howReported).toBe('happens')
    const whole = sections.map(({ text }) => text).join('\n\n')
    const places = ['shrank to the size', 'took her for a mouse', 'carried her to bed'].map((words) =>
      whole.indexOf(words),
    )
    expect(places.every((place) => place >= 0)).toBe(true)
    expect([...places].sort((a, b) => a - b)).toEqual(places)
    expect(toldReport).toBe(told.join(' '))
  })

  it('also without one of its words, where that is surely what happens in it', () => {
    const rolled = 'The cheese went down the hill by itself, and the whole village went after it.'
    const brief = (share: number) =>
      wish([rolled], {
        wished: {
          story: {
            sentences: [rolled],
            isAsked: true,
            beings: [],
            things: [],
            sayings: [],
            likely: new Map([['runaway', share]]),
          },
        },
      })
    expect(headOf(brief(0.9))?.happens).toEqual(['runaway'])
    expect(headOf(brief(0.2))).toMatchObject({ tellsEntries: 'story', happens: [], storyWords: [] })
  })

  it('all that happens in one place and the ending in another, where a plot has it so', () => {
    const head = { tellsEntries: 'story', tellsTogether: true } as const
    const sentencesOf = (told: readonly string[]) => withStory(wish(told), head).wished?.entries?.sentences
    const lost = ['A duck lost its quack.', 'It looked in the bath.']
    const ending = 'In the end it was in the wellies.'
    expect(sentencesOf([...lost, ending])).toEqual([lost.join(' '), ending])
    expect(sentencesOf(lost)).toEqual([lost.join(' ')])
    expect(withStory(wish(lost), { ...head, tellsTogether: false }).wished?.entries?.sentences).toEqual(lost)
  })

  it('whatever its words would say of a child: a fear, being lonely', () => {
    const facts = [
      {
        id: 'f',
        from: 'wish',
        kind: 'feeling',
        about: 'lonely',
        said: 'by themselves',
        polarity: 'yes',
        sensitivity: 'plain',
      },
    ] as unknown as NonNullable<Brief['facts']>
    expect(headOf(wish([shrank], { facts }))?.tellsEntries).toBe('story')
  })

  it('not where something in it is to be left out', () => {
    const avoid = [{ words: ['cat'], isFear: false }]
    expect(headOf(wish([shrank, 'The cat took her for a mouse.'], { avoid }))?.tellsEntries).not.toBe('story')
  })
})
