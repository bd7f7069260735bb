import { expect, it } from 'vitest'
import { companionsAt as companionLines, kindOf, moments } from './companions.ts'

const textAt = (...args: Parameters<typeof companionLines>) => companionLines(...args).paragraph

it.each([
  ['grandmother', 'elder'],
  ['Great-Aunt', 'grownUp'],
  ['aunt', 'grownUp'],
  ['neighbour', 'grownUp'],
  ['family friend', 'grownUp'],
  ['baby sister', 'baby'],
  ['toy robot', 'toy'],
  ['robot', 'makeBelieve'],
  ['talking hamster', 'makeBelieve'],
  ['mum', 'parent'],
  ['step-mother', 'parent'],
  ['teacher', 'grownUp'],
  ['little sister', 'sibling'],
  ['cousin', 'sibling'],
  ['Best Friend', 'friend'],
  ['imaginary friend', 'makeBelieve'],
  ['dog', 'pet'],
  ['family cat', 'pet'],
  ['hamster', 'smallPet'],
  ['pony', 'bigPet'],
  ['teddy', 'toy'],
  ['stuffed rabbit', 'toy'],
  ['wizard', 'makeBelieve'],
  ['colleague', 'other'],
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
      const text = moments.map((moment) =>
        textAt(moment, { ...brief([{ name: 'Rex', relationship }]), seed: `${seed}` }),
      )
      expect(text.join(' ')).not.toMatch(/“|Rex (asked|called|told)/)
    }
  }
})

it('keeps every adult but parents and grandparents out of the child’s room, and lets whoever can talk do so', () => {
  const texts = (relationship: string, moment: 'resting' | 'pausing' | 'midway') =>
    Array.from({ length: 40 }, (_, seed) =>
      textAt(moment, { ...brief([{ name: 'Rex', relationship }]), seed: `${seed}` }),
    )
  for (const relationship of ['teacher', 'neighbour', 'aunt', 'family friend', 'babysitter', 'somebody'])
    for (const text of texts(relationship, 'resting')) expect(text).toMatch(/home|gate|house|else/)
  expect(texts('talking hamster', 'midway').join(' ')).toContain('“')
  expect(texts('baby brother', 'pausing').join(' ')).not.toMatch(/“|ran|walked/)
})

it('gives two companions of the same kind different things to do', () => {
  const text = textAt(
    'joining',
    brief([
      { name: 'Nan', relationship: 'grandmother' },
      { name: 'Gran', relationship: 'grandmother' },
    ]),
  )
  const [first, second] = text.split(/(?<=\.) (?=Gran)/)
  expect(second?.replace('Gran came as well', 'Nan came too')).not.toBe(first)
})

it('introduces all companions when they join', () => {
  const names = ['Nan', 'Rex', 'Sam', 'Ted', 'Dad', 'Bea']
  const text = textAt('joining', brief(names.map((name) => ({ name, relationship: 'friend' }))))
  for (const name of names) expect(text).toContain(name)
})

it('mentions nobody if there are no companions', () => {
  for (const moment of moments) expect(textAt(moment, brief([]))).toBe('')
})

it('gives every companion something typical to do, even in a short story', () => {
  const text = textAt('joining', {
    ...brief([
      { name: 'Rex', relationship: 'dog' },
      { name: 'Nan', relationship: 'grandmother' },
      { name: 'Ted', relationship: 'teddy' },
      { name: 'Bear', relationship: 'toy bear' },
    ]),
    length: 'short',
  })
  expect(text).toMatch(/Nan (?:brought|had|wore) /)
  expect(text).toMatch(/ Ted rode under an arm\. And nobody forgot Bear\.$/)
})

it('has sentences for younger and for older listeners only', () => {
  const text = (age: number) =>
    Array.from({ length: 60 }, (_, seed) =>
      textAt('pausing', {
        ...brief([{ name: 'Nan', relationship: 'grandmother' }]),
        seed: `${seed}`,
        children: [{ name: 'Mia', age }],
      }),
    ).join(' ')
  expect(text(3)).toContain('a song about a duck')
  expect(text(3)).not.toContain('in the old days')
  expect(text(8)).toContain('in the old days')
  expect(text(8) + text(3)).not.toMatch(/5-|6\+/)
})

it('lets whoever can talk be heard at once, and nobody else', () => {
  const heard = (relationship: string) =>
    Array.from({ length: 30 }, (_, index) => ({
      ...brief([{ name: 'Quill', relationship }]),
      seed: `heard-${index}`,
    })).map((each) => /“/.test(textAt('joining', each)))
  const talkers = ['mother', 'grandad', 'sister', 'friend', 'robot', 'aunt', 'penpal']
  for (const one of talkers) expect([one, ...heard(one)]).not.toContain(false)
  for (const one of ['dog', 'hamster', 'pony', 'newborn', 'teddy'])
    expect([one, ...heard(one)]).not.toContain(true)
})
