import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readHappeningModel, termsOf, writeHappeningModel } from './happening-model.ts'
import { isHappening } from './happenings.ts'
import { whatHappensIn } from './what-happens.ts'

const apart = readFileSync(new URL('../../test/wished-stories/apart.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [kind = '', child = '', text = ''] = line.split('\t')
    return { kind, child, text }
  })

describe('what happens in a wished-for story', () => {
  const said = apart.map(({ kind, child, text }) => {
    const { isStory, likely } = whatHappensIn(text, [child])
    const [most = ['other', 0]] = [...likely].sort(([, one], [, other]) => other - one)
    return { isStory, share: most[1], isRight: most[0] === kind }
  })

  it('is right for four in five that it is sure of, of wishes that it has not learnt from', () => {
    const sure = said.filter(({ share }) => share > 0.45)
    expect(sure.length).toBeGreaterThan(apart.length / 4)
    expect(sure.filter(({ isRight }) => isRight).length).toBeGreaterThan(0.8 * sure.length)
  })

  it('is known to be a story for most of them', () => {
    expect(said.filter(({ isStory }) => isStory > 0.5).length).toBeGreaterThan(0.8 * apart.length)
  })

  it('is shared out wholly, among what is known', () => {
    for (const { kind } of apart) expect(isHappening(kind)).toBe(true)
    const { likely } = whatHappensIn('A digger who is scared of holes', [])
    expect([...likely.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(likely.get('afraid')).toBeGreaterThan(0.6)
  })

  it('is said of no evening that was', () => {
    expect(whatHappensIn('she has a tummy ache and threw up in the car', ['Mia']).isStory).toBeLessThan(0.2)
  })
})

it('the child has one name for all in what is learnt', () => {
  expect(termsOf('Mia’s shoe flies. mia runs', ['Mia'])).toEqual(
    termsOf('Leo’s shoe flies. leo runs', ['Leo']),
  )
})

it('a model is read as it was written', () => {
  const model = {
    kinds: ['none', 'lost'],
    bias: [0.5, -0.5],
    terms: new Map([['lost', { row: 1, weight: 1.5 }]]),
    rows: Float32Array.from([1, -1, 0.25, 0.5]),
  }
  const again = readHappeningModel(writeHappeningModel(model))
  expect(again.terms).toEqual(model.terms)
  expect(again.bias).toEqual(model.bias)
  again.rows.forEach((value, at) => {
    expect(value).toBeCloseTo(model.rows[at] ?? 0, 3)
  })
})
