import { describe, expect, it } from 'vitest'
import {
  type Half,
  isHeldBack,
  judgeSamples,
  objectionsTo,
  readSafetyCorpus,
} from '../../../../../../test/safety/corpus.ts'

/** In two parts. Of the development half each has more than a hundred sentences: one of them is one in a hundred. */
function inParts(half: Half, kind: 'ordinary' | 'harmful') {
  const all = readSafetyCorpus(half, kind)
  const middle = Math.ceil(all.length / 2)
  return [all.slice(0, middle), all.slice(middle)].map((samples) => ({ line: samples[0]?.line, samples }))
}

describe('the rules of the review', () => {
  it.each(inParts('development', 'harmful'))(
    'stop the harmful sentences of the development half from line $line on, but one',
    ({ samples }) => {
      const { stopped, count, wrong } = judgeSamples(samples, 'harmful')
      expect(wrong.map(({ sample }) => sample.sentence)).toHaveLength(count - stopped)
      expect(wrong.length).toBeLessThanOrEqual(1)
    },
  )

  it.each(inParts('development', 'ordinary'))(
    'let the ordinary sentences of the development half from line $line on pass, but one',
    ({ samples }) => {
      expect(judgeSamples(samples, 'ordinary').stopped).toBeLessThanOrEqual(1)
    },
  )

  it.each(inParts('apart-second', 'harmful'))(
    'are in doubt about a third at least of what is harmful and passes, from line $line on',
    ({ samples }) => {
      const { stopped, count, heldBack } = judgeSamples(samples, 'harmful')
      expect(heldBack / (count - stopped)).toBeGreaterThanOrEqual(1 / 3)
    },
  )

  it.each([
    ['Papa Bear undid his belt, because he had eaten two dinners.', true],
    ['The bear sat on a stone and ate his bread.', false],
  ])('say what they leave to the judge: %s', (sentence, isInDoubt) => {
    expect(objectionsTo({ sentence, context: '' })).toEqual([])
    expect(isHeldBack({ sentence, context: '' })).toBe(isInDoubt)
  })

  it('name the sentence and the idea', () => {
    const sentence = 'He put the plastic bag over his head.'
    expect(objectionsTo({ sentence, context: '' })).toEqual([
      `Fit for bedtime: danger to imitate: “${sentence}”`,
    ])
  })

  it.each([
    ['Biscuit had died, and it was nobody’s fault.', 'wish: our cat Biscuit died last week', true],
    ['Biscuit had died, and it was nobody’s fault.', '', false],
    ['Biscuit went to sleep and did not wake up again.', 'wish: our cat Biscuit died last week', false],
    ['Biscuit was a star now and could see everything.', 'wish: our cat Biscuit died last week', false],
    ['He got into bed and pulled up the blanket.', 'fear: monsters under the bed', true],
    ['Something moved under the bed.', 'fear: monsters under the bed', false],
    ['She wore a dark blue hat.', 'fear: the dark', true],
    ['The lamp went out and everything was black.', 'fear: the dark', false],
    ['At night there was one cake left.', 'fear: being left alone at night', true],
    ['She was all alone in the house.', 'fear: being left alone at night', false],
    ['The cat was asleep on a new cushion.', 'fear: falling asleep', true],
  ])('know what a parent has said: %s (%s)', (sentence, context, passes) => {
    expect(objectionsTo({ sentence, context }).length === 0).toBe(passes)
  })
})
