import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const sensitivities = (text: string) =>
  understand([{ from: 'wish', text }], []).facts.map(({ about, sensitivity }) => `${about}:${sensitivity}`)

it.each([
  'we told the kids today that we are separating. Nothing about that please, something warm with his cat Mog',
  'grandma died on Sunday. Please don’t mention it',
  'my mum has cancer and we dont want it mentioned, just something with a lighthouse',
  'doctor tomorrow for the injections. She doesn’t know yet, so just something about being brave',
  'we are moving house in May, we haven’t told him. Foxes please',
  'she was told off at school. A story that is not about that',
  'he wet the bed again, leave that out please. Owls',
])('what a parent only wants to be known is private: %s', (text) => {
  const [first] = sensitivities(text)
  expect(first).toMatch(/:private$/)
})

it('what is wished for beside it is told', () => {
  const facts = understand(
    [{ from: 'wish', text: 'Grandma died on Sunday. Nothing about that. A story about owls' }],
    [],
  ).facts
  expect(facts.find(({ about }) => about === 'story-about')?.sensitivity).toBe('plain')
})

it.each(['she lost her first tooth and she is proud', 'not about dragons please, he had a bad dream'])(
  'everything else stays: %s',
  (text) => {
    expect(sensitivities(text).filter((each) => each.endsWith(':private'))).toEqual([])
  },
)
