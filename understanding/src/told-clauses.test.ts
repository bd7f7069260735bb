import { expect, it } from 'vitest'
import { toldClausesIn, understand } from './index.ts'

const clausesOf = (text: string) =>
  toldClausesIn(text, understand([{ from: 'wish', text }], [{ name: 'Mia', role: 'child' }]).facts)

const timesOf = (text: string) => clausesOf(text).map(({ when }) => when)

it.each<[string, (string | undefined)[]]>([
  ['off camping tomorrow, tent and marshmallows', ['coming', 'coming', 'coming']],
  ['she had a go on the swings', ['past']],
  ['won the sack race at sports day', ['past']],
  ['we had pancakes today. the zoo on friday', ['past', 'coming']],
  ['the doctor is going to look at her ears', ['coming']],
  ['cricket today, lost by a mile', ['past', 'past']],
  ['likes sharks, trucks and his blanket', [undefined, undefined, undefined]],
  ['wants a party with balloons tomorrow', [undefined]],
  ['we forgot the umbrella', [undefined]],
  ['no cake left at the party', [undefined]],
])('%s', (text, times) => {
  expect(timesOf(text)).toEqual(times)
})

it('is in small letters, put right, without apostrophes and hyphens', () => {
  expect(clausesOf('Nan’s light-up trainers!')).toEqual([{ words: 'nans light up trainers' }])
})

it.each([
  ['what has died', 'our cat Biscuit died on Saturday', 'cat'],
  ['what is not wanted', 'no dragons please', 'dragon'],
  ['what is feared', 'she is scared of the hand dryer', 'dryer'],
  ['an address', 'she is at Oakfield Primary School, 12 Quince Lane', 'quince'],
])('leaves out %s', (_, text, word) => {
  expect(
    clausesOf(text)
      .map(({ words }) => words)
      .join(' '),
  ).not.toContain(word)
})
