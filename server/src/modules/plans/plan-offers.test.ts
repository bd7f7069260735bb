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
const orEndless = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY
const personal: readonly Plan['personalisation'][] = ['names', 'interests', 'everything']

/** Everything that a plan offers, as numbers of which more is better. */
const offerOf = (plan: Plan): Record<string, number> => ({
  storiesInAWeek: orEndless(plan.stories.limit) * (plan.stories.period === 'daily' ? 7 : 1),
  attempts: orEndless(plan.attemptsPerDay),
  childProfiles: plan.childProfiles,
  lengths: plan.lengths.length,
  supportingCharacters: Number(plan.supportingCharacters),
  personalisation: personal.indexOf(plan.personalisation),
  storybook: Number(plan.storybook),
  offlineStories: orEndless(plan.offlineStories),
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
      const more = offerOf(plans[higher])
      for (const [what, much] of Object.entries(offerOf(plans[lower])))
        expect(more[what], `${what} of ${higher}`).toBeGreaterThanOrEqual(much)
    }),
  )
})

it('every level is some tier, and an administrator has the highest', () => {
  fc.assert(
    fc.property(fc.constantFrom(...subscriptionLevels), fc.boolean(), (subscriptionLevel, isAdmin) => {
      const found = tierOf({ subscriptionLevel, isAdmin })
      expect(tiers).toContain(found)
      if (isAdmin) expect(found).toBe(tiers.at(-1))
    }),
  )
})
