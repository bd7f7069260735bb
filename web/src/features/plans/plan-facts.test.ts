import type { Installation } from '@nightlight/contract'
import { expect, it } from 'vitest'
import { planRows } from './plan-facts.ts'

const nothing: Installation = {
  requiresApproval: false,
  payments: false,
  mail: false,
  supportEmail: null,
  storyLanguages: ['en'],
  voiceCloning: false,
  realImages: false,
  photoReader: null,
  samplesInMaking: false,
}
const namesFor = (installation: Installation | undefined) => planRows(installation).map(({ name }) => name)
const optional = ['Voice cloning', 'Real images', 'Support']

it('a plan names only what this installation can do, and nothing before that is known', () => {
  for (const unknownOrNothing of [undefined, nothing])
    expect(namesFor(unknownOrNothing).filter((name) => optional.includes(name))).toEqual([])
  expect(namesFor({ ...nothing, voiceCloning: true })).toContain('Voice cloning')
  expect(namesFor({ ...nothing, realImages: true })).toContain('Real images')
  expect(namesFor({ ...nothing, supportEmail: 'help@example.org' })).toContain('Support')
})

it('the plans say what the specification says of them', () => {
  const texts = planRows({ ...nothing, mail: true }).flatMap(({ values }) => Object.values(values))
  expect(texts).toEqual(
    expect.arrayContaining([
      '1 per week',
      'Standard themes',
      'Text download only',
      'Limited offline storage: 10 stories',
      'Unlimited storage',
      'Email support',
      'Priority support',
    ]),
  )
})
