import { describe, expect, it } from 'vitest'
import { figuresOf, judge, judgeBy, readCorpus } from '../../test/corpus.ts'
import { hands } from '../../train/hands.ts'
import { intents } from '../intents.ts'
import { understand, understandWith } from '../understand.ts'
import { intentModel } from './intent-model.ts'
import { readWeights, writeWeights } from './weights.ts'

const abouts = (text: string) => understand([{ from: 'wish', text }], []).facts.map(({ about }) => about)
const byRules = (text: string) =>
  understandWith(null, [{ from: 'wish', text }], []).facts.map(({ about }) => about)

describe('texts that neither rules nor model were made from', () => {
  const texts = readCorpus('apart')
  const both = figuresOf(texts.map(judge))
  const rules = figuresOf(
    texts.map((sample) => judgeBy((told, people) => understandWith(null, told, people), sample)),
  )

  it('are understood better than by the rules alone, in what is found and in what was meant', () => {
    expect(both.recall).toBeGreaterThan(rules.recall + 0.05)
    expect(both.precision).toBeGreaterThan(rules.precision + 0.07)
  })
})

describe('what a rule has found', () => {
  const parts = ['development', 'apart', ...hands] as const
  const isGuarded = (about: keyof typeof intents) =>
    intents[about].kind === 'avoid' || intents[about].sensitivity !== 'plain' || about === 'wheelchair'

  it('stays where it keeps something out, is tender or private, or says how a child is made', () => {
    for (const { from, text } of parts.flatMap(readCorpus)) {
      const [alone, both] = [null, intentModel()].map((model) =>
        understandWith(model, [{ from, text }], []).facts.map(({ about, what }) => `${about} ${what?.head}`),
      )
      const guarded = alone?.filter((each) => isGuarded(each.split(' ')[0] as keyof typeof intents))
      expect(both, text).toEqual(expect.arrayContaining(guarded ?? []))
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

it('has weights that are read as they were written', () => {
  const model = intentModel()
  expect(readWeights(writeWeights(model)).classes).toEqual(model.classes)
  expect(model.classes.slice(0, -1).filter((each) => !Object.hasOwn(intents, each))).toEqual([])
})
