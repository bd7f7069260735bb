import { type Installation, type Plan, plans, type Tier } from '@nightlight/contract'

/** Prices and features in the words of the plan page; figures come from the contract where it defines them. */
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

/**
 * What the plans include on this installation: what is not set up here is not sold.
 * @param installation undefined while it is unknown
 */
export const planRows = (installation: Installation | undefined): readonly PlanRow[] => [
  ...alwaysIncluded,
  ...(installation?.voiceCloning ? [{ name: 'Voice cloning', values: forEachTier(clonedVoicesText) }] : []),
  ...(installation?.realImages
    ? [{ name: 'Real images', values: forEachTier((plan) => plan.realImages) }]
    : []),
  ...(installation?.mail || installation?.supportEmail
    ? [
        {
          name: 'Support',
          values: { firefly: false, starlight: 'Email support', moonbeam: 'Priority support' },
        },
      ]
    : []),
  { name: 'Beta access', values: { firefly: false, starlight: false, moonbeam: true } },
]

const alwaysIncluded: readonly PlanRow[] = [
  { name: 'Stories', values: forEachTier(storiesText) },
  { name: 'Story length', values: forEachTier(lengthsText) },
  {
    name: 'Themes',
    values: { firefly: 'Standard themes', starlight: 'Standard themes', moonbeam: 'Standard themes' },
  },
  { name: 'Child profiles', values: forEachTier((plan) => `Up to ${plan.childProfiles}`) },
  {
    name: 'Personalisation',
    values: {
      firefly: 'Child names',
      starlight: 'Child interests and friends',
      moonbeam: 'Family tree and deep personalisation',
    },
  },
  {
    name: 'Voices',
    values: {
      firefly: '2 basic voices: 1 male, 1 female',
      starlight: '10 curated voices',
      moonbeam: 'All 20+ premium voices',
    },
  },
  {
    name: 'Background music',
    values: { firefly: 'A lullaby', starlight: 'Basic', moonbeam: 'Full music library' },
  },
  { name: 'Export', values: forEachTier(exportText) },
  { name: 'Offline downloads', values: forEachTier(offlineText) },
  { name: 'Family sharing', values: forEachTier((plan) => plan.familySharing) },
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

function exportText({ storybook }: Plan): string {
  return storybook ? 'Text download, PDF storybook' : 'Text download only'
}

function offlineText({ offlineStories }: Plan): string | boolean {
  if (offlineStories === null) return 'Unlimited storage'
  return offlineStories === 0 ? false : `Limited offline storage: ${offlineStories} stories`
}

function clonedVoicesText({ clonedVoices }: Plan): string | boolean {
  return clonedVoices === 0 ? false : `${clonedVoices} of your family`
}
