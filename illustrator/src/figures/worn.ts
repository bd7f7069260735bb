import type { Headwear, Look } from '../look.ts'

/** Cloth that covers all of the hair. */
export const isWrapped = ({ headwear }: Look): boolean => headwear === 'turban' || headwear === 'patka'

const hats: ReadonlySet<Headwear> = new Set([
  'cap',
  'beanie',
  'hat',
  'captain',
  'sailor',
  'bandana',
  'witch',
  'wizard',
  'tall',
  'tall-fur',
  'toque',
  'peaked',
  'straw',
  'veil',
  'beret',
  'knight',
  'fire-helmet',
  'helmet',
  'souwester',
  'wig',
  'bicorne',
  'clown',
])

/** Whether the hair is pressed flat. */
export const isUnderHat = ({ headwear }: Look): boolean => hats.has(headwear)

/** What is taken off for the night. Hair that was wrapped by day is tied up; a headscarf stays on, because the family chose it. */
export const undressedForBed = (look: Look): Look => ({
  ...look,
  glasses: false,
  hearingAid: false,
  headwear: 'none',
  wears: [],
  hair: isWrapped(look) ? { ...look.hair, style: 'bun' } : look.hair,
})
