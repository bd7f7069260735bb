import { type Plan, plans, type Tier } from '@nightlight/contract'

/** Prices are on the plan page; the rest comes from the contract where it is defined there. */
export const prices: Readonly<Record<Tier, { main: string; more: string | null }>> = {
  firefly: { main: 'Free', more: null },
  starlight: { main: '$9.99 per month', more: 'or $99 per year (saves $20)' },
  moonbeam: { main: '$19.99 per month', more: 'or $199 per year (saves $40)' },
}

export interface PlanRow {
  readonly name: string
  /** true is a tick, false a dash. */
  readonly values: Readonly<Record<Tier, string | boolean>>
}

export const planRows: readonly PlanRow[] = [
  { name: 'Stories', values: forEachTier(storiesText) },
  { name: 'Story length', values: forEachTier(lengthsText) },
  { name: 'Child profiles', values: forEachTier((plan) => `Up to ${plan.childProfiles}`) },
  {
    name: 'Personalisation',
    values: {
      firefly: 'Child names',
      starlight: 'Interests and friends',
      moonbeam: 'Family tree, everything',
    },
  },
  {
    name: 'Voices',
    values: { firefly: '2 basic: 1 male, 1 female', starlight: '10 curated', moonbeam: 'All 20+ premium' },
  },
  {
    name: 'Background music',
    values: { firefly: 'A lullaby', starlight: 'Basic', moonbeam: 'Full library' },
  },
  { name: 'Text download', values: { firefly: true, starlight: true, moonbeam: true } },
  { name: 'Storybook PDF', values: forEachTier((plan) => plan.storybook) },
  { name: 'Offline stories', values: forEachTier(offlineStoriesText) },
  { name: 'Family sharing', values: forEachTier((plan) => plan.familySharing) },
  { name: 'Voice cloning', values: forEachTier(clonedVoicesText) },
  { name: 'Real images', values: forEachTier((plan) => plan.realImages) },
  { name: 'Support', values: { firefly: false, starlight: 'Email', moonbeam: 'Priority' } },
  { name: 'Beta access', values: { firefly: false, starlight: false, moonbeam: true } },
]

function forEachTier(value: (plan: Plan) => string | boolean): PlanRow['values'] {
  return {
    firefly: value(plans.firefly),
    starlight: value(plans.starlight),
    moonbeam: value(plans.moonbeam),
  }
}

function storiesText({ stories, fairUseLimit }: Plan): string {
  if (stories.limit === null) return `${fairUseLimit} per day (fair use)`
  return `${stories.limit} per ${stories.period === 'weekly' ? 'week' : 'day'}`
}

function lengthsText({ lengths }: Plan): string {
  return lengths.includes('long') ? 'Up to 12 min' : 'Short (3-5 min)'
}

function offlineStoriesText({ offlineStories }: Plan): string | boolean {
  if (offlineStories === null) return 'Unlimited'
  return offlineStories === 0 ? false : `${offlineStories} stories`
}

function clonedVoicesText({ clonedVoices }: Plan): string | boolean {
  return clonedVoices === 0 ? false : `${clonedVoices} of your family`
}
