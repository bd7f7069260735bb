import { type Tier, tierRank, tiers } from '@nightlight/contract'

/** The plan above, null on the top plan. */
export const nextTier = (tier: Tier): Tier | null => tiers[tierRank(tier)] ?? null
