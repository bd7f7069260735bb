import * as z from 'zod/mini'

export const tiers = ['firefly', 'starlight', 'moonbeam'] as const
export const Tier = z.enum(tiers)
export type Tier = z.infer<typeof Tier>

/** The values of `subscriptionLevel`: the name of a plan, or an older name of it. */
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

/** The only mapping from a subscription level to a tier. Administrators count as Moonbeam. */
export function tierOf(account: { subscriptionLevel: SubscriptionLevel; isAdmin: boolean }): Tier {
  return account.isAdmin ? 'moonbeam' : tierOfLevel[account.subscriptionLevel]
}

/** For voices and tracks, whose level `free` means Firefly. */
export const tierOfCatalogueLevel = (level: SubscriptionLevel): Tier => tierOfLevel[level]

export const tierRank = (tier: Tier): number => tiers.indexOf(tier) + 1
export const tierIncludes = (tier: Tier, needed: Tier): boolean => tierRank(tier) >= tierRank(needed)

export interface Plan {
  readonly name: string
  /** The quota of successful stories; null is unlimited. */
  readonly stories: { readonly limit: number | null; readonly period: 'weekly' | 'daily' }
  /** Shown as a recommendation where stories are unlimited. */
  readonly fairUseLimit: number | null
  /** The daily limit of attempts, successful or not; null is unlimited. */
  readonly attemptsPerDay: number | null
  readonly childProfiles: number
  readonly lengths: readonly StoryLengthName[]
  /** Friends, relatives, pets and invented characters in addition to the children. */
  readonly supportingCharacters: boolean
  readonly personalisation: 'names' | 'interests' | 'everything'
  readonly storybook: boolean
  /** null is unlimited. */
  readonly offlineStories: number | null
  readonly familySharing: boolean
  /** How many voices of adults of the family can be cloned from recordings. */
  readonly clonedVoices: number
  readonly realImages: boolean
}

type StoryLengthName = 'short' | 'medium' | 'long'

/** The upper limit for every account, whatever its plan. */
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
