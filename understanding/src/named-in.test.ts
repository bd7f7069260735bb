import { expect, it } from 'vitest'
import { type KnownPerson, namedIn, understand } from './index.ts'

const mia: KnownPerson = { name: 'Mia', role: 'child' }

function named(text: string, people: readonly KnownPerson[] = [mia]) {
  const { place, person, thing, ...rest } = namedIn(
    text,
    people,
    understand([{ from: 'wish', text }], people).facts,
  )
  const texts = { place: place?.text, person: person?.text, thing: thing?.text, ...rest }
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
}

it.each([
  ['we fly to Lagos tomorrow to see her cousins', { place: 'Lagos', person: 'the cousins', day: 'tomorrow' }],
  [
    'he bit a boy at playgroup, wouldn’t share the digger',
    { person: 'the boy', place: 'playgroup', thing: 'the digger' },
  ],
  ['new baby brother came home, she says send him back', { saying: 'Send him back.' }],
  ['wears glasses and says she looks silly', { saying: 'I look silly.' }],
  ['starts nursery on Monday, keeps asking if I will stay', { day: 'on Monday', saying: 'Will you stay?' }],
  ['moving to Leeds in 2 weeks', { place: 'Leeds', day: 'in two weeks' }],
  ['Daddy is away on a ship until Easter', { thing: 'the ship', until: 'until Easter', feast: 'Easter' }],
  ['a unicorn called Sparkle who cant fly', { trait: 'who can’t fly' }],
  ['lunar new year on saturday', { feast: 'Lunar New Year', day: 'on Saturday' }],
  ['in the school play and can’t remember the third line', { forgotten: 'the third line' }],
  ['getting a puppy called Pickle on Saturday', { day: 'on Saturday' }],
  ['jealous of her brother', { person: 'brother' }],
  ['he hit his sister at soft play', { person: 'sister', place: 'soft play' }],
])('a wish names more than what it is about: %s', (text, all) => {
  expect(named(text)).toMatchObject(all)
})

it.each([
  'our cat Biscuit died on Saturday',
  'no dragons please',
  'she is at Oakfield Primary School, 12 Quince Lane',
  'bored all day',
])('nothing is named of what is lost, unwanted, private or not there: %s', (text) => {
  expect(named(text)).toEqual({})
})

it('whoever comes along is not named as well', () => {
  const granny: KnownPerson = { name: 'Granny', role: 'companion', relationship: 'grandmother' }
  expect(named('a day at the seaside with Granny', [mia, granny])).toEqual({ place: 'the seaside' })
})
