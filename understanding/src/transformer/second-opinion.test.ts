import { describe, expect, it } from 'vitest'
import { isExhaustive, sample } from '../../../scripts/test-sampling.mjs'
import { figuresOf, judge, judgeBy, type Part, readCorpus } from '../../test/corpus.ts'
import { intents } from '../intents.ts'
import { sentencesOf } from '../tokens.ts'
import { understand, understandWith } from '../understand.ts'
import { transformer } from './transformer.ts'

const abouts = (text: string) => understand([{ from: 'wish', text }], []).facts.map(({ about }) => about)
const byRules = (text: string) =>
  understandWith(null, [{ from: 'wish', text }], []).facts.map(({ about }) => about)

describe('texts that neither rules nor transformer were made from', () => {
  it('are understood better than by the rules alone, in what is found and in what was meant', {
    timeout: 60_000,
  }, () => {
    const all = [...readCorpus('apart'), ...readCorpus('apart-ab')]
    const texts = sample(all, 1 / 3, () => false, { seed: 'apart', isExhaustive })
    const both = figuresOf(texts.map(judge))
    const rules = figuresOf(
      texts.map((each) => judgeBy((told, people) => understandWith(null, told, people), each)),
    )
    expect(both.recall).toBeGreaterThan(rules.recall + 0.06)
    expect(both.precision).toBeGreaterThan(rules.precision + 0.1)
  })
})

describe('what a rule has found', () => {
  const parts: readonly Part[] = [
    'development',
    'apart',
    'apart-ab',
    'thumbs',
    'grandmother',
    'hand-a',
    'hand-b',
  ]
  const isGuarded = (about: keyof typeof intents) =>
    intents[about].kind === 'avoid' || intents[about].sensitivity === 'private'

  it('stays where it keeps something out or is private', { timeout: 120_000 }, () => {
    for (const { from, text } of sample(parts.flatMap(readCorpus), 1 / 16, () => false)) {
      const foundBy = (model: Parameters<typeof understandWith>[0]) =>
        understandWith(model, [{ from, text }], []).facts.map(({ about, what }) => `${about} ${what?.head}`)
      const guarded = foundBy(null).filter((each) => isGuarded(each.split(' ')[0] as keyof typeof intents))
      // Most texts have nothing of the sort: the transformer, which takes longest, need not read them.
      if (guarded.length > 0) expect(foundBy(transformer()), text).toEqual(expect.arrayContaining(guarded))
    }
  })

  it('is never wished for where it is to be left out', () => {
    for (const word of ['dragons', 'witches', 'spiders', 'dogs', 'princesses', 'the dark'])
      for (const text of [
        `no ${word}`,
        `nothing with ${word} please`,
        `without ${word}`,
        `not ${word} again`,
      ])
        expect(abouts(text), text).toEqual(byRules(text))
  })
})

it('tells of no death in manners of speaking', () => {
  for (const text of [
    'we died laughing',
    'bored to death today',
    'dying to see gran',
    'nearly died of embarrassment',
  ])
    expect(
      abouts(text).filter((about) => about.endsWith('-died')),
      text,
    ).toEqual([])
})

it('reads the same numbers on every machine', () => {
  const tokens = sentencesOf('she starts school tomorrow, and is a wee bit feart').flat()
  const reading = transformer().read(tokens, 'wish', () => 'word')
  expect([reading.said('first-day'), reading.said('nervous'), reading.said('pet-died')]).toEqual([
    14.817294120788574, -2.609143018722534, -17.586746215820312,
  ])
  const [noun] = reading.nouns('first-day')
  expect(tokens[noun?.at ?? -1]?.norm).toBe('school')
})

it('leaves what goes on for pages to the rules, so that no text takes long', () => {
  const many = Array.from({ length: 40 }, () => 'we went for a walk round the old reservoir again')
  const text = `${many.join('. ')}. no witches. she lost a tooth`
  expect(abouts(text)).toEqual(expect.arrayContaining(['leave-out', 'lost-tooth']))
})
