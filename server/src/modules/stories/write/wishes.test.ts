import { describe, expect, it } from 'vitest'
import type { Brief } from '../request/brief.ts'
import { factsOf } from '../request/facts-of.ts'
import { factReceipts } from './fact-receipts.ts'
import { reviewDraft } from './review-draft.ts'
import type { Draft } from './story-writer.ts'
import { canBeFound, tells, wishesOf } from './wishes.ts'

const briefOf = (details: string, more: Partial<Brief> = {}): Brief => ({
  seed: 'wishes',
  theme: 'adventure',
  length: 'short',
  children: [{ id: 1, name: 'Mia', age: 5, interests: [], appearance: { hasGlasses: false } }],
  companions: [],
  details,
  toldBefore: [],
  narration: null,
  ...more,
})

const draftOf = (texts: readonly string[], outcomes?: Draft['outcomes']): Draft => ({
  title: 'A night',
  plot: 'test/a-night',
  sections: texts.map((text) => ({
    text,
    pace: 1,
    scene: { setting: 'garden', time: 'dusk', weather: 'clear', cast: [], things: [], description: '' },
  })),
  ...(outcomes && { outcomes }),
})

const checkOf = (brief: Brief, draft: Draft) =>
  reviewDraft(brief, draft).find(({ name }) => name === 'What you told us')

describe('a wish', () => {
  it.each([
    ['a story about a purple dragon called Spark', 'Then Spark came down the hill.', true],
    ['a story about a purple dragon called Spark', 'Then a dragon came down the hill.', false],
    ['she lost a tooth today', 'There were two teeth left, and one gap where the tooth had been.', true],
    ['she lost a tooth today', 'The moon was up.', false],
    ['a story about otters', 'An otter swam by.', true],
    ['she starts school tomorrow', 'The school had a red door.', true],
    ['she starts school tomorrow', 'The boat had a red door.', false],
  ])('%s is answered by “%s”: %s', (details, text, isTold) => {
    const [fact] = wishesOf(briefOf(details)).toTell
    expect(fact && canBeFound(fact)).toBe(true)
    expect(fact && tells(fact, text)).toBe(isTold)
  })

  it('is neither private nor tender, and not what the story should be like', () => {
    const { toTell, toLeaveOut } = wishesOf(
      briefOf('Something funny. Our cat died last week. We live at 12 Mill Lane. No witches, nothing scary.'),
    )
    expect(toTell).toEqual([])
    expect(toLeaveOut.map(({ said }) => said)).toEqual([expect.stringMatching(/witches/i)])
  })
})

describe('a wish that is a preference', () => {
  it.each([
    ['He loves dinosaurs. A story about the sea.', ['dinosaurs'], ['sea']],
    ['A story about a ferry. Maybe a whale?', ['whale'], ['ferry']],
    ['A story about a blue tractor.', [], ['tractor']],
  ])('is asked for and not insisted on: %s', (details, preferred, wanted) => {
    const { toTell, preferred: soft } = wishesOf(briefOf(details))
    const words = (facts: typeof toTell) => facts.map(({ what }) => what?.text.replace(/^.* /, ''))
    expect([words(soft), words(toTell.filter((fact) => !soft.includes(fact)))]).toEqual([preferred, wanted])
    const brief = briefOf(details)
    expect(checkOf(brief, draftOf([`There was the ${wanted[0]}.`]))?.passed).toBe(true)
    expect(checkOf(brief, draftOf(['There was nothing.']))?.passed).toBe(false)
  })

  it('is told by the title, too', () => {
    const brief = briefOf('A story about a tailor.')
    expect(checkOf(brief, { ...draftOf(['He made coats.']), title: 'The Tailor' })?.passed).toBe(true)
  })

  it('counts as told or not only as far as a story has room', () => {
    const animals = ['fox', 'owl', 'otter', 'sheep', 'frog', 'duck', 'seal', 'bear', 'whale', 'mole']
    const brief = briefOf(animals.map((each) => `A story about a ${each}.`).join(' '))
    expect(wishesOf(brief).toTell).toHaveLength(8)
    const text = animals.slice(0, 8).map((each) => `There was a ${each}.`)
    expect(checkOf(brief, draftOf(text))?.passed).toBe(true)
    expect(checkOf(brief, draftOf(text.slice(1)))?.passed).toBe(false)
  })

  it('for somebody to stay does not keep them out', () => {
    expect(wishesOf(briefOf('She does not want Papa to leave.')).toLeaveOut).toEqual([])
    expect(wishesOf(briefOf('She does not want spiders in it.')).toLeaveOut).toHaveLength(1)
  })
})

describe('a story whose writer says what it told', () => {
  const brief = briefOf('She lost a tooth today.')
  const [fact] = factsOf(brief).facts
  const told = [{ factId: fact?.id ?? '', outcome: 'told', section: 1 }] as const

  it('passes where the section says it', () => {
    const draft = draftOf(['Mia looked up.', 'The tooth was under her pillow.'], told)
    expect(checkOf(brief, draft)).toMatchObject({ passed: true })
    expect(factReceipts(brief, draft)).toMatchObject([{ outcome: 'told', section: 1 }])
  })

  it('does not pass where the words are in another section or nowhere, and the fact does not count as told', () => {
    const draft = draftOf(['The tooth was under her pillow.', 'Mia looked up.'], told)
    expect(checkOf(brief, draft)).toMatchObject({
      passed: false,
      detail: expect.stringContaining('lost a tooth'),
    })
    expect(factReceipts(brief, draft)).toMatchObject([
      { outcome: 'left-out', why: 'not-found', section: null },
    ])
  })
})

it('a thing that is not in the text is not what a story is about', () => {
  const brief = briefOf('a story with a talking hamster')
  const outcomes = factsOf(brief).facts.map(({ id }) => ({ factId: id, outcome: 'shaped' as const }))
  const draft = draftOf(['Mia looked up.'], outcomes)
  expect(checkOf(brief, draft)).toMatchObject({ passed: false })
  expect(factReceipts(brief, draft)).toContainEqual(
    expect.objectContaining({ label: expect.stringContaining('hamster'), why: 'not-found' }),
  )
  expect(checkOf(brief, draftOf(['The hamster said nothing.'], outcomes))).toMatchObject({ passed: true })
})

describe('a story whose writer does not say what it told', () => {
  const brief = briefOf('She lost a tooth today. No witches.')

  it('passes with everything that was wished for and nothing that was not', () => {
    const draft = draftOf(['Mia looked up.', 'The tooth was under her pillow.'])
    expect(checkOf(brief, draft)).toMatchObject({ passed: true })
    expect(factReceipts(brief, draft)).toMatchObject([
      { outcome: 'told', section: 1 },
      { outcome: 'kept-out', section: null },
    ])
  })

  it.each([
    ['Mia looked up.', [{ outcome: 'left-out', why: 'not-found' }, { outcome: 'kept-out' }]],
    ['The witch had a tooth.', [{ outcome: 'told' }, { outcome: 'left-out', why: 'unavoidable' }]],
  ])('does not pass with “%s”', (text, facts) => {
    expect(checkOf(brief, draftOf([text]))).toMatchObject({ passed: false })
    expect(factReceipts(brief, draftOf([text]))).toMatchObject(facts)
  })

  it('keeps out what tonight’s wish is afraid of, and is not asked to tell it', () => {
    const afraid = briefOf('He is scared of the dark.')
    expect(checkOf(afraid, draftOf(['Mia looked up.']))).toMatchObject({ passed: true })
    expect(factReceipts(afraid, draftOf(['Mia looked up.']))).toMatchObject([{ outcome: 'kept-out' }])
  })
})

describe('what a story denies', () => {
  it.each([
    ['She lost her first tooth today.', 'Mia did not cry when she lost her first tooth.', 'told'],
    ['She lost her first tooth today.', 'When Mia lost her first tooth she did not cry.', 'told'],
    ['She lost her first tooth today.', 'Mia did not lose her first tooth.', 'left-out'],
    ['She is moving to a new house.', 'Mia wasn’t sure about moving to the new house.', 'told'],
    ['A story about a kite.', 'It was no ordinary kite that Mia found.', 'told'],
    ['A story about a kite.', 'There was no way to the kite.', 'told'],
    ['A story about a kite.', 'They could not find the kite.', 'left-out'],
    ['A story about a kite.', 'They cannot find the red kite.', 'left-out'],
    ['A story about a fox.', 'In no time Fox was home.', 'told'],
    ['A story about a fox.', 'There was no fox.', 'left-out'],
    ['A story about a unicorn.', 'There was no big white unicorn.', 'left-out'],
  ])('is not told, and what it says beside that is: %s %s', (details, text, outcome) => {
    expect(factReceipts(briefOf(details), draftOf([text]))).toMatchObject([{ outcome }])
  })
})
