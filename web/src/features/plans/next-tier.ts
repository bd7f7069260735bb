import { type Tier, tierRank, tiers } from '@nightlight/contract'

/** The next higher plan, null on the top plan. */
export const nextTier = (tier: Tier): Tier | null => tiers[tierRank(tier)] ?? null
