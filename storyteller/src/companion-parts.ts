import type { Brief } from './brief.ts'
import { type Kind, kindOf } from './companions.ts'
import { type Names, possessive } from './names.ts'
import { hashOf } from './random.ts'

/** What companions do in a plot’s own scenes: one helps, one is in the way. */
export const companionParts = ['helper', 'hinderer'] as const

/** A plot has a line for each sort: who talks, who is an animal, who is held or set down and says nothing. */
export const sorts = ['person', 'animal', 'carried'] as const
type Sort = (typeof sorts)[number]

const sortOf: Readonly<Record<Kind, Sort>> = {
  elder: 'person',
  parent: 'person',
  grownUp: 'person',
  sibling: 'person',
  friend: 'person',
  makeBelieve: 'person',
  other: 'person',
  pet: 'animal',
  bigPet: 'animal',
  toy: 'carried',
  baby: 'carried',
  smallPet: 'carried',
}

/**
 * The words for both parts: `{helper}`, `{helper_s}` and the conditions `{helper_person:…}`, `{helper_animal:…}`, `{helper_carried:…}`; the
 * same for `hinderer`. A companion alone has both parts; none leaves all conditions false.
 */
export function partWords({ companions, seed }: Brief, names: Names): Record<string, string | boolean> {
  const first = hashOf(`${seed}:helper`)
  const words = companionParts.map((part, index) => {
    const {
      name = '',
      relationship = '',
      description,
    } = companions[(first + index) % companions.length] ?? {}
    const sort = name ? sortOf[kindOf(relationship, description)] : null
    return {
      [part]: names.mark(name),
      [`${part}_s`]: names.mark(possessive(name)),
      ...Object.fromEntries(sorts.map((each) => [`${part}_${each}`, each === sort])),
    }
  })
  return Object.assign({}, ...words)
}
