import * as z from 'zod/mini'

export const tiers = ['firefly', 'starlight', 'moonbeam'] as const
export const Tier = z.enum(tiers)
export type Tier = z.infer<typeof Tier>

/** What may stand in `subscriptionLevel`: the plan's name, or a name from the time before the plans had names. */
export const subscriptionLevels = [
  'free',
  'standard',
  'firefly',
  'basic',
  'premium',
  'starlight',
  'professional',
  'moonbeam',
] as const
export const SubscriptionLevel = z.enum(subscriptionLevels)
export type SubscriptionLevel = z.infer<typeof SubscriptionLevel>

const tierOfLevel: Record<SubscriptionLevel, Tier> = {
  free: 'firefly',
  standard: 'firefly',
  firefly: 'firefly',
  basic: 'starlight',
  premium: 'starlight',
  starlight: 'starlight',
  professional: 'moonbeam',
  moonbeam: 'moonbeam',
}

/** The one place where a subscription level becomes a tier. Admins count as Moonbeam. */
export function tierOf(account: { subscriptionLevel: SubscriptionLevel; isAdmin: boolean }): Tier {
  return account.isAdmin ? 'moonbeam' : tierOfLevel[account.subscriptionLevel]
}

/** Voices and tracks say `free` for Firefly. */
export const tierOfCatalogueLevel = (level: SubscriptionLevel): Tier => tierOfLevel[level]

export const tierRank = (tier: Tier): number => tiers.indexOf(tier) + 1
export const tierIncludes = (tier: Tier, needed: Tier): boolean => tierRank(tier) >= tierRank(needed)

export interface Plan {
  readonly name: string
  /** Successful stories; null is unlimited. */
  readonly stories: { readonly limit: number | null; readonly period: 'weekly' | 'daily' }
  /** Shown as a recommendation where stories are unlimited. */
  readonly fairUseLimit: number | null
  /** Attempts at generation a day, whether or not a story came of them; null is none. */
  readonly attemptsPerDay: number | null
  readonly childProfiles: number
  readonly lengths: readonly StoryLengthName[]
  /** Friends, relatives, pets and invented characters beside the children. */
  readonly supportingCharacters: boolean
  readonly personalisation: 'names' | 'interests' | 'everything'
  readonly storybook: boolean
  /** null is unlimited. */
  readonly offlineStories: number | null
  readonly familySharing: boolean
  /** Voices of adults of the family, cloned from recordings. */
  readonly clonedVoices: number
  readonly realImages: boolean
}

type StoryLengthName = 'short' | 'medium' | 'long'

/** No account keeps more profiles than this, whatever its plan says. */
export const maxChildProfiles = 10

export const plans: Readonly<Record<Tier, Plan>> = {
  firefly: {
    name: 'Firefly',
    stories: { limit: 1, period: 'weekly' },
    fairUseLimit: null,
    attemptsPerDay: 10,
    childProfiles: 3,
    lengths: ['short'],
    supportingCharacters: false,
    personalisation: 'names',
    storybook: false,
    offlineStories: 0,
    familySharing: false,
    clonedVoices: 0,
    realImages: false,
  },
  starlight: {
    name: 'Starlight',
    stories: { limit: 3, period: 'daily' },
    fairUseLimit: null,
    attemptsPerDay: 25,
    childProfiles: 7,
    lengths: ['short', 'medium', 'long'],
    supportingCharacters: true,
    personalisation: 'interests',
    storybook: true,
    offlineStories: 10,
    familySharing: true,
    clonedVoices: 0,
    realImages: false,
  },
  moonbeam: {
    name: 'Moonbeam',
    stories: { limit: null, period: 'daily' },
    fairUseLimit: 10,
    attemptsPerDay: null,
    childProfiles: maxChildProfiles,
    lengths: ['short', 'medium', 'long'],
    supportingCharacters: true,
    personalisation: 'everything',
    storybook: true,
    offlineStories: null,
    familySharing: true,
    clonedVoices: 4,
    realImages: true,
  },
}
