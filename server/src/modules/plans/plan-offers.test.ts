import {
  type Plan,
  plans,
  subscriptionLevels,
  tierIncludes,
  tierOf,
  tierRank,
  tiers,
} from '@nightlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const tier = fc.constantFrom(...tiers)
const orInfinity = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY
const personalisationOrder: readonly Plan['personalisation'][] = ['names', 'interests', 'everything']

/** Everything that a plan offers, as numbers for which higher is better. */
const offerOf = (plan: Plan): Record<string, number> => ({
  storiesInAWeek: orInfinity(plan.stories.limit) * (plan.stories.period === 'daily' ? 7 : 1),
  attempts: orInfinity(plan.attemptsPerDay),
  childProfiles: plan.childProfiles,
  lengths: plan.lengths.length,
  supportingCharacters: Number(plan.supportingCharacters),
  personalisation: personalisationOrder.indexOf(plan.personalisation),
  storybook: Number(plan.storybook),
  offlineStories: orInfinity(plan.offlineStories),
  familySharing: Number(plan.familySharing),
  clonedVoices: plan.clonedVoices,
  realImages: Number(plan.realImages),
})

it('a higher plan never offers less, and has every length of a lower one', () => {
  fc.assert(
    fc.property(tier, tier, (one, other) => {
      const [lower, higher] = tierRank(one) <= tierRank(other) ? [one, other] : [other, one]
      expect(tierIncludes(higher, lower)).toBe(true)
      expect(plans[higher].lengths).toEqual(expect.arrayContaining([...plans[lower].lengths]))
      const higherOffer = offerOf(plans[higher])
      for (const [name, value] of Object.entries(offerOf(plans[lower])))
        expect(higherOffer[name], `${name} of ${higher}`).toBeGreaterThanOrEqual(value)
    }),
  )
})

it('every subscription level maps to a tier, and an administrator has the highest', () => {
  fc.assert(
    fc.property(fc.constantFrom(...subscriptionLevels), fc.boolean(), (subscriptionLevel, isAdmin) => {
      const mappedTier = tierOf({ subscriptionLevel, isAdmin })
      expect(tiers).toContain(mappedTier)
      if (isAdmin) expect(mappedTier).toBe(tiers.at(-1))
    }),
  )
})
