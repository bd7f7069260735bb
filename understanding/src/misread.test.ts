import { expect, it } from 'vitest'
import { understand } from './index.ts'

const factsIn = (text: string) =>
  understand([{ from: 'wish', text }], []).facts.map(({ about, what }) =>
    what ? `${about}:${what.head}` : about,
  )

it.each<[string, string, boolean]>([
  ['Her friend Ivy has chickenpox, no playdate', 'unwell', false],
  ['she has chickenpox', 'unwell', true],
  ['had a row with my eldest about her phone', 'quarrel', false],
  ['had a row with her friend', 'quarrel:friend', true],
  ['We saw a rainbow on the way home from school', 'found-something:rainbow', false],
  ['she found a feather', 'found-something:feather', true],
  ['egg hunt at church, she found the golden one', 'found-something', true],
  ['a princess who wants to fix tractors', 'with-character:tractor', false],
])('%s: %s is %s', (text, fact, isMeant) => {
  expect(factsIn(text).includes(fact)).toBe(isMeant)
})
