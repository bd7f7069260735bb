import { isForToddlers, storyLengths, themes } from '@nightlight/contract'
import { isForToddlers as isToldToToddlers, plots } from '@nightlight/storyteller'
import { describe, expect, it } from 'vitest'
import type { Brief } from '../src/modules/stories/request/brief.ts'
import { factsOf } from '../src/modules/stories/request/facts-of.ts'
import { makeReceipt } from '../src/modules/stories/write/make-receipt.ts'
import { reviewDraft } from '../src/modules/stories/write/review-draft.ts'
import type { WriterContext } from '../src/modules/stories/write/story-writer.ts'
import { writeReviewed } from '../src/modules/stories/write/write-reviewed.ts'
import { embeddedStoryteller } from '../src/providers/text/embedded-storyteller.ts'

const context: WriterContext = {
  signal: new AbortController().signal,
  partial: null,
  onOutline: async () => undefined,
  onSection: async () => undefined,
  onCall: async () => undefined,
}

const aBrief = (more: Partial<Brief> = {}, fears: string[] = []): Brief => ({
  seed: 'tonight',
  theme: 'adventure',
  length: 'short',
  children: [{ id: 1, name: 'Mia', age: 5, interests: [], fears, appearance: { hasGlasses: false } }],
  companions: [],
  toldBefore: [],
  narration: null,
  ...more,
})

const write = async (brief: Brief) => {
  const writer = embeddedStoryteller()
  const { draft, notes } = await writeReviewed(writer, brief, context)
  const text = draft.sections.map((section) => section.text).join('\n')
  return { draft, notes, text, receipt: makeReceipt(brief, writer, draft, { sentTo: [], costUsd: 0 }) }
}

it('speaks of a child as its profile says', async () => {
  const [mia] = aBrief().children
  if (!mia) throw new Error('no child')
  const named = await write(aBrief())
  const spoken = await write(aBrief({ children: [{ ...mia, pronouns: 'he' }] }))
  const names = (text: string) => text.match(/\bMia\b/g)?.length ?? 0
  expect(names(spoken.text)).toBeLessThan(names(named.text))
  expect(spoken.text).toMatch(/\b(?:he|his|him)\b/)
})

it('tells what was read out and played from what the story is about, and names what was kept out with the fears', async () => {
  const details = 'Scooter by the canal. She fell off. We had pancakes for tea. No thunder.'
  const { receipt } = await write(aBrief({ length: 'medium', details }))
  const became = new Map(receipt.facts?.map(({ said, outcome, how }) => [said, how ?? outcome]))
  expect(became.get('We had pancakes for tea')).toBe('played')
  expect(became.get('tea')).toBe('played')
  expect(became.get('No thunder')).toBe('kept-out')
  expect(receipt.checks.find(({ name }) => name === 'Fears kept out')?.detail).toBe(
    'No fears have been noted. Kept out as you asked: “No thunder”',
  )
})

describe('what is kept out', () => {
  it('leaves most plots for a child who fears the dark, since a dark that is kind is no scare', () => {
    const [dark] = factsOf(aBrief({}, ['the dark'])).avoid
    const kind = plots.filter(({ head, words }) => {
      const isHeld = head.holds.some(({ what, isKind }) => what === 'dark' && isKind)
      return isHeld || !dark?.words.some((word) => words.has(word))
    })
    expect(kind.length / plots.length).toBeGreaterThan(0.9)
  })

  it('is found in every form, and in what reminds of it', () => {
    const [spiders] = factsOf(aBrief({}, ['spiders'])).avoid
    expect(spiders?.words).toContain('spider')
    expect(spiders?.isFear).toBe(true)
  })

  it.each(['adventure', 'fantasy', 'pirates', 'sports', 'superheroes'] as const)(
    'is obeyed on the theme %s, without a warning',
    async (theme) => {
      for (const seed of ['a', 'b', 'c']) {
        const { notes, text } = await write(
          aBrief({ theme, seed, details: 'No dragons please, and no witches.' }, ['the dark', 'dogs']),
        )
        expect(text).not.toMatch(/\b(?:dragon|witch|dog|puppy)/i)
        expect(notes).toEqual([])
      }
    },
  )
})

it('a note that is told in part does not count as told in whole', async () => {
  const [child] = aBrief().children
  if (!child) throw new Error('no child')
  const text = 'scared of the dark, third night in a row'
  const details = [{ id: 1, text, category: 'core', section: null }] as const
  const brief = aBrief({ children: [{ ...child, details }] })
  const draft = await embeddedStoryteller().write(brief, context)
  const told = reviewDraft(brief, draft).find(({ name }) => name === 'What you told us')
  expect(told).toMatchObject({ passed: true })
})

describe('a wish', () => {
  it('chooses the plot, and the receipt says so', async () => {
    const { draft, receipt } = await write(aBrief({ details: 'She starts school tomorrow and is nervous' }))
    expect(draft.plot).toMatch(/^life\//)
    expect(receipt.facts).toEqual([
      expect.objectContaining({ from: 'wish', about: 'first day', outcome: 'shaped' }),
      expect.objectContaining({ from: 'wish', about: 'nervous', outcome: 'shaped' }),
    ])
  })

  it('of which a part was removed again is told without it', async () => {
    const details = 'She starts school tomorrow. No dragons.'
    const ids = factsOf(aBrief({ details })).facts.map(({ id, about }) => ({ id, about }))
    const ignoredFacts = ids.flatMap(({ id, about }) => (about === 'first-day' ? [id] : []))
    const { draft, receipt } = await write(aBrief({ details, ignoredFacts }))
    expect(draft.answers).toEqual([])
    expect(receipt.facts).toEqual([expect.objectContaining({ about: 'no', outcome: 'kept-out' })])
  })

  it('about a death is told by a plot that says the plain word, and passes the review', async () => {
    const { draft, notes, text, receipt } = await write(
      aBrief({ details: 'our cat Biscuit died last week and she is sad' }),
    )
    expect(draft.answers).toContain('pet-died')
    expect(text).toContain('Biscuit')
    expect(notes).toEqual([])
    expect(receipt.checks.filter(({ passed }) => !passed)).toEqual([])
  })

  it.each([
    ['we signed the mortgage today', 'no-story'],
    ['xqzzt vrrl', 'not-understood'],
  ])('that no story answers is said to be left out, unless it was quoted: %s', async (details) => {
    const { receipt, text } = await write(aBrief({ details }))
    const outcomes = receipt.facts?.map(({ outcome }) => outcome) ?? []
    expect(outcomes.length).toBeGreaterThan(0)
    expect(outcomes).toContain(text.toLowerCase().includes(details) ? 'told' : 'left-out')
  })
})

it('asks no child in a wheelchair to walk', async () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { draft } = await write(aBrief({ seed, theme: 'sports', details: 'he uses a wheelchair' }))
    expect(plots.find(({ id }) => id === draft.plot)?.head.needs).not.toContain('walking')
  }
})

it('takes a part for what a child loves, and counts what waits', async () => {
  const details = [
    { id: 1, text: 'sleeps with a stuffed rabbit called Flopsy', category: 'core', section: null },
    { id: 2, text: 'went on a ferry', category: 'occasional', section: null },
  ] as const
  const [child] = aBrief().children
  if (!child) throw new Error('No child')
  const { text, receipt } = await write(
    aBrief({ details: 'first day at school tomorrow', children: [{ ...child, details }] }),
  )
  expect(text).toContain('Flopsy')
  expect(receipt.facts).toContainEqual(expect.objectContaining({ from: 'note', outcome: 'told' }))
})

describe('a story for toddlers', () => {
  const child = (id: number, age: number) => ({
    id,
    name: ['Mia', 'Jo'][id] ?? '',
    age,
    interests: [],
    appearance: { hasGlasses: false },
  })

  it('passes its review with 120 to 250 words, whatever theme, length and minutes are asked for', async () => {
    for (const [index, theme] of themes.entries()) {
      const length = storyLengths[index % 3] ?? 'short'
      const { text, notes, receipt } = await write(
        aBrief({
          theme,
          length,
          children: [child(0, 1), child(1, 2)],
          ...(index % 2 === 0 && { minutes: 8 }),
        }),
      )
      expect([theme, notes, receipt.checks.filter(({ passed }) => !passed)]).toEqual([theme, [], []])
      expect(text.match(/\S+/g)?.length).toBeGreaterThanOrEqual(120)
      expect(text.match(/\S+/g)?.length).toBeLessThanOrEqual(250)
    }
  })

  it('passes as another night of a series, in no more words', async () => {
    const canon = { who: '', where: '', learnt: '', thread: '' }
    for (const length of storyLengths)
      for (const plot of ['life/clop', 'little/come-back-pea', 'life/still-room']) {
        const series = { id: 1, title: 'Mia', night: 2, plot, canon, plots: [plot] }
        const { text, notes } = await write(aBrief({ length, children: [child(0, 2)], series }))
        expect([length, plot, notes]).toEqual([length, plot, []])
        expect(text.match(/\S+/g)?.length).toBeLessThanOrEqual(250)
      }
  })

  it('is one for the form if it is one for the storyteller', () => {
    const ages = Array.from({ length: 12 }, (_, index) => index + 1)
    for (const one of ages) {
      for (const other of ages) expect(isForToddlers([one, other])).toBe(isToldToToddlers([one, other]))
      expect(isForToddlers([one])).toBe(isToldToToddlers([one]))
    }
  })
})
