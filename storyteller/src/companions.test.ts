import { expect, it } from 'vitest'
import { companionsAt, kindOf, moments } from './companions.ts'

it.each([
  ['grandmother', 'elder'],
  ['Great-Aunt', 'elder'],
  ['mum', 'parent'],
  ['step-mother', 'parent'],
  ['teacher', 'parent'],
  ['little sister', 'sibling'],
  ['cousin', 'sibling'],
  ['Best Friend', 'friend'],
  ['imaginary friend', 'friend'],
  ['dog', 'pet'],
  ['family cat', 'pet'],
  ['hamster', 'smallPet'],
  ['pony', 'bigPet'],
  ['teddy', 'toy'],
  ['stuffed rabbit', 'toy'],
  ['wizard', 'other'],
  ['', 'other'],
])('takes a %s for %s', (relationship, kind) => {
  expect(kindOf(relationship)).toBe(kind)
})

const brief = (companions: readonly { name: string; relationship: string }[]) => ({
  seed: 'a',
  theme: 'space' as const,
  length: 'long' as const,
  children: [{ name: 'Mia', age: 5 }],
  companions,
})

it('never lets an animal or a toy talk', () => {
  for (const relationship of ['dog', 'hamster', 'pony', 'teddy']) {
    for (let seed = 0; seed < 40; seed++) {
      const told = moments.map((moment) =>
        companionsAt(moment, { ...brief([{ name: 'Rex', relationship }]), seed: `${seed}` }),
      )
      expect(told.join(' ')).not.toMatch(/“|Rex (asked|called|told)/)
    }
  }
})

it('gives two of a kind something different to do', () => {
  const told = companionsAt(
    'joining',
    brief([
      { name: 'Nan', relationship: 'grandmother' },
      { name: 'Gran', relationship: 'grandmother' },
    ]),
  )
  const [first, second] = told.split(/(?<=\.) (?=So did|Gran)/)
  expect(second?.replace('So did Gran', 'Nan came too')).not.toBe(first)
})

it('names everybody at the beginning', () => {
  const names = ['Nan', 'Rex', 'Sam', 'Ted', 'Dad', 'Bea']
  const told = companionsAt('joining', brief(names.map((name) => ({ name, relationship: 'friend' }))))
  for (const name of names) expect(told).toContain(name)
})

it('says nothing of nobody', () => {
  for (const moment of moments) expect(companionsAt(moment, brief([]))).toBe('')
})
