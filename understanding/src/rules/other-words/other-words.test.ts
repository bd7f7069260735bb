import { expect, it } from 'vitest'
import { understand } from '../../index.ts'

const toldBy = (text: string) => understand([{ from: 'wish', text }], []).facts.map(({ about }) => about)

it.each([
  ['thunder at six, he was under the table', 'fear-thunder'],
  ['tooth fairy never came', 'lost-tooth'],
  ['sent up to her room at 5', 'told-off'],
  ['I snapped at him about the juice', 'told-off'],
  ['bites them right down', 'nails'],
  ['up and down eleven times', 'staying-in-bed'],
  ['pops up as soon as the door shuts', 'staying-in-bed'],
  ['attempt 9 at the handstand', 'trying-again'],
  ['started over and finished it', 'trying-again'],
  ['the room looks like a bomb site', 'tidying'],
  ['shoes on the wrong feet', 'dressing'],
  ['seven more sleeps', 'too-excited'],
  ['it’s my week', 'parents-apart'],
  ['at dad’s this weekend', 'parents-apart'],
  ['auntie is being kept in', 'somebody-in-hospital'],
  ['nan is still on a drip', 'somebody-in-hospital'],
  ['called into work again', 'busy'],
  ['we had to let the old dog go today', 'pet-died'],
  ['there’s one in the oven', 'new-baby'],
  ['everything is in boxes', 'moving-house'],
  ['the classes got shuffled', 'new-class'],
  ['took the cot side off', 'own-bed'],
  ['musical bumps, out first', 'lost-match'],
  ['dug a big hole in the sand', 'play'],
  ['something dozy please', 'calm'],
  ['make it never end', 'long'],
  ['whatever you come up with', 'any-story'],
])('%s tells of %s', (text, about) => {
  expect(toldBy(text)).toContain(about)
})

it.each([
  ['it goes on and on', 'fear-thunder'],
  ['big storm tonight, she has her hands full', 'fear-thunder'],
  ['he gave all his dummies to the baby reindeer', 'kindness'],
  ['communion is on saturday', 'faith'],
  ['can you pick up milk', 'any-story'],
  ['scared of clowns', 'character'],
])('%s tells of no %s', (text, about) => {
  expect(toldBy(text)).not.toContain(about)
})

it.each([
  'the street has no name on the map',
  'woke up yelling about a bus with no driver',
  'she has no front teeth and no evidence',
  'new lad in class speaks no english',
  'sunflower is over his head now',
  'no wishes tonight',
])('nothing is to be left out: %s', (text) => {
  expect(toldBy(text)).not.toContain('leave-out')
})

it.each([
  'no wolves please',
  'she’s gone off dinosaurs',
  'a story with no witches',
  'we don’t do Santa in our house',
])('something is to be left out: %s', (text) => {
  expect(toldBy(text)).toContain('leave-out')
})
