import { expect, it } from 'vitest'
import { childsPronounIn, type KnownPerson } from './index.ts'

const people: readonly KnownPerson[] = [
  { name: 'Zoe', role: 'child' },
  { name: 'Granny', role: 'companion', relationship: 'grandmother' },
]

it.each([
  ['her best friend is moving to Canada and she’s devastated', 'she'],
  ['dentist in the morning. he is scared', 'he'],
  ['Zoe lost her first tooth', 'she'],
  ['my grandson starts school on Monday', 'he'],
  ['first day tomorrow, shes so excited', 'she'],
])('the parent’s pronoun is the child’s: %s', (wish, pronoun) => {
  expect(childsPronounIn(wish, people)).toBe(pronoun)
})

it.each([
  'our dog Mango, he is to talk',
  'Granny broke her hip',
  'a doctor who treats only dragons. She’s strict about opening hours',
  'he pulled her hair',
  'Mrs Pole left her glasses here',
  'Amara shared her crisps at lunch',
  'nothing special, just a normal Tuesday',
])('nobody’s pronoun is taken where another could be meant: %s', (wish) => {
  expect(childsPronounIn(wish, people)).toBeNull()
})
