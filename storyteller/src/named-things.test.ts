import { describe, expect, it } from 'vitest'
import { dangers, frightening } from '../test/safety.ts'
import { wordsOf } from './fit-length.ts'
import { type Brief, type StoryFact, tellStory } from './index.ts'
import { lineId } from './lines.ts'
import { namedThings } from './named-things/index.ts'

const marshmallow = namedThings.find(({ words }) => words.includes('marshmallow'))
const puddle = namedThings.find(({ words }) => words.includes('puddle'))

const brief = (words: string, more: Partial<Brief> = {}, when?: 'past' | 'coming'): Brief => ({
  seed: 'a',
  theme: 'pirates',
  length: 'short',
  children: [{ name: 'Mia', age: 5 }],
  companions: [],
  plot: 'pirates/the-polite-pirates',
  clauses: [{ words, ...(when && { when }) }],
  ...more,
})

const as = (line: string | undefined) => line?.replaceAll('{child}', 'Mia') ?? 'none'

const paragraphsOf = (tonight: Brief) => {
  const story = tellStory(tonight)
  return {
    lines: story.lines,
    first: story.sections[0]?.text.split('\n\n') ?? [],
    last: story.sections.at(-1)?.text.split('\n\n') ?? [],
  }
}

describe('a thing that a wish names', () => {
  it('opens the story in its time, comes back at bedtime, and is remembered as told', () => {
    const { first, last, lines } = paragraphsOf(brief('gingham and marshmallows', {}, 'coming'))
    expect(first[0]).toBe(as(marshmallow?.will[0]))
    expect(last).toContain(as(marshmallow?.night[0]))
    expect(lines).toContain(lineId(marshmallow?.will[0] ?? ''))
    expect(lines).toContain(lineId(marshmallow?.night[0] ?? ''))
    expect(paragraphsOf(brief('we had marshmallows', {}, 'past')).first[0]).toBe(as(marshmallow?.was[0]))
    expect(paragraphsOf(brief('likes marshmallows')).first[0]).toBe(as(marshmallow?.is[0]))
  })

  it('shares a short story with a second one, which has its last page', () => {
    const { first, last } = paragraphsOf(brief('marshmallows and a puddle', {}, 'past'))
    expect(first[0]).toBe(as(marshmallow?.was[0]))
    expect(last).toContain(as(puddle?.night[0]))
    expect(last).not.toContain(as(marshmallow?.night[0]))
  })

  it('is told by other lines where these were heard, and then not at all', () => {
    const heard = (lines: readonly string[]) => ({ history: { plots: [], lines: lines.map(lineId) } })
    const { is = [], was = [], night = [] } = marshmallow ?? {}
    expect(paragraphsOf(brief('marshmallows', heard(was), 'past')).first[0]).toBe(as(is[0]))
    expect(paragraphsOf(brief('marshmallows', heard([night[0] ?? '']))).last).toContain(as(night[1]))
    const { first, last } = paragraphsOf(brief('marshmallows', heard([...is, ...was, ...night]), 'past'))
    expect([...first, ...last].join(' ')).not.toMatch(/marshmallow/i)
  })

  it.each<[string, Partial<Brief>]>([
    ['for toddlers', { children: [{ name: 'Mia', age: 2 }], plot: 'little/not-a-sock' }],
    ['that is somebody’s name', { children: [{ name: 'Marshmallow', age: 5 }] }],
    ['that is kept out', { avoid: [{ words: ['marshmallow', 'marshmallows'], isFear: false }] }],
    ['on an evening of grief', { facts: [grief()] }],
    ['beside something grave', { details: 'grandma is in the hospice, we had marshmallows' }],
  ])('is not told %s', (_, more) => {
    const { sections } = tellStory(brief('marshmallows', more, 'past'))
    expect(sections.map(({ text }) => text).join(' ')).not.toMatch(/marshmallows|a marshmallow/i)
  })

  it.each(['there were no marshmallows', 'auntie marshmallow came'])('is not told by %s', (words) => {
    const { first, last } = paragraphsOf(brief(words, {}, 'past'))
    expect([...first, ...last].join(' ')).not.toMatch(/marshmallow/i)
  })

  it('is no shell where somebody will do something', () => {
    const { first, last } = paragraphsOf(
      brief('worried shell get one wrong', { details: 'worried she’ll get one wrong' }),
    )
    expect([...first, ...last].join(' ')).not.toMatch(/shell/i)
  })

  it('is not told by a word inside another', () => {
    expect(paragraphsOf(brief('a puddleglum')).first[0]).not.toMatch(/puddle/i)
  })
})

it('says nothing twice, by whatever name it goes in the story', () => {
  const plot = 'life/back-tomorrow'
  const { sections } = tellStory(brief('hide and seek at the park', { plot, length: 'long' }, 'past'))
  const paragraphs = sections.flatMap(({ text }) => text.split('\n\n'))
  expect(paragraphs.filter((each, at) => paragraphs.indexOf(each) !== at)).toEqual([])
})

it('is in the picture of the section in which it speaks first: an animal, or a thing', () => {
  const plot = 'life/back-tomorrow'
  const [, second] = tellStory(brief('the dog and a puddle', { plot }, 'past')).sections
  expect(second?.scene.cast.map(({ who }) => who)).toContain('dog')
  const [, another] = tellStory(brief('a balloon and a puddle', { plot }, 'past')).sections
  expect(another?.scene.things.map(({ thing }) => thing)).toContain('balloon')
})

it('speaks where it has a part in a plot that was written for others as well', () => {
  const owl: StoryFact = {
    ...grief(),
    id: 'wish:with-character:owl',
    said: 'an owl',
    kind: 'want',
    about: 'with-character',
    sensitivity: 'plain',
    what: { text: 'an owl', head: 'owl', number: 'one', pronoun: 'it', is: 'animal' },
  }
  const { sections, lines } = tellStory(brief('an owl', { facts: [owl], plot: 'life/are-you-in' }))
  const says = namedThings.find(({ words }) => words.includes('owl'))?.voice?.says ?? []
  const text = sections.map((section) => section.text).join('\n\n')
  const told = says.filter((each) => text.includes(/^“[^.!?,…]+/.exec(each)?.[0] ?? 'none'))
  expect(told).toHaveLength(1)
  expect(lines).toContain(lineId(told[0] ?? ''))
})

function grief(): StoryFact {
  return {
    id: 'wish:pet-died',
    from: 'wish',
    said: 'our cat died',
    kind: 'loss',
    about: 'pet-died',
    polarity: 'yes',
    sensitivity: 'tender',
    sure: 0.9,
  }
}

describe('what is said of things', () => {
  const lines = namedThings.flatMap(({ was, will, is, night }) => [...was, ...will, ...is, ...night])

  it('is one entry for each word, with two lines for bedtime and at least one for the day', () => {
    const words = namedThings.flatMap((thing) => thing.words)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    expect(words.filter((word) => word !== word.toLowerCase() || word.trim() === '')).toEqual([])
    const poor = namedThings.filter(
      ({ was, will, is, night }) => night.length < 2 || was.length + will.length + is.length === 0,
    )
    expect(poor.map((thing) => thing.words[0])).toEqual([])
  })

  it('names the thing, calls the child by name alone, and has no line twice', () => {
    const namesIt = ({ words }: (typeof namedThings)[number], line: string) =>
      words.some((word) => word.split(' ').some((part) => line.toLowerCase().includes(part.slice(0, 4))))
    const unnamed = namedThings.flatMap((thing) =>
      [...thing.was, ...thing.will, ...thing.is, ...thing.night].filter((line) => !namesIt(thing, line)),
    )
    expect(unnamed).toEqual([])
    expect(lines.filter((line) => /\{(?!child\})/.test(line))).toEqual([])
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })

  it('is short, and shorter at bedtime', () => {
    const long = namedThings.flatMap(({ was, will, is, night }) => [
      ...[...was, ...will, ...is].filter((line) => wordsOf(line) > 38),
      ...night.filter((line) => wordsOf(line) > 24),
    ])
    expect(long).toEqual([])
  })

  // Their candles are what was named.
  const isLit = (word: string) => /^(?:hanukkah|birthday|diwali|advent|christening|party)\b/.test(word)

  it('shows nothing dangerous but what the parent has named, and frightens nobody', () => {
    const patterns = Object.values(dangers).flat()
    const shown = namedThings.flatMap(({ words, was, will, is, night }) => {
      const text = [...was, ...will, ...is, ...night].join('\n')
      const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
      return found.filter((each) => !words.some((word) => word.includes(each.toLowerCase()) || isLit(word)))
    })
    expect(shown).toEqual([])
    // What sticks is a toffee apple, and at Halloween the ghosts have coats on.
    const harmless = /^(?:stuck|ghosts)$/
    const scares = namedThings.flatMap(({ words, was, will, is, night }) =>
      [...was, ...will, ...is, ...night].filter((line) => {
        const found = frightening.exec(line)?.[0].toLowerCase()
        return found && !harmless.test(found) && !words.some((word) => word.includes(found.replace(/s$/, '')))
      }),
    )
    expect(scares).toEqual([])
  })

  it('lets things speak in three speeches of their own, be drawn, and get over a gate', () => {
    const wrong = namedThings.flatMap(({ words: [word], voice }) => {
      if (!voice) return []
      const { called, says, jump, drawn } = voice
      const isWhole =
        called.startsWith('the ') &&
        says.length === 3 &&
        says.every((each) => /^“[^“”]+[.!?…]”$/.test(each) && wordsOf(each) <= 26) &&
        jump.toLowerCase().startsWith(called.toLowerCase()) &&
        wordsOf(drawn) <= 30
      return isWhole ? [] : [word]
    })
    expect(wrong).toEqual([])
    expect(namedThings.filter(({ voice }) => voice).length).toBeGreaterThan(400)
  })

  it('shows nothing dangerous where things speak', () => {
    const patterns = Object.values(dangers).flat()
    const shown = namedThings.flatMap(({ words, voice }) => {
      const text = voice ? [...voice.says, voice.jump, voice.drawn].join('\n') : ''
      const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
      return found.filter((each) => !words.some((word) => word.includes(each.toLowerCase()) || isLit(word)))
    })
    expect(shown).toEqual([])
  })
})
