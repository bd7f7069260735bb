import type { StoryQuota } from '@nightlight/contract'
import { resetText } from '../../lib/dates.ts'

interface QuotaText {
  headline: string
  detail: string
  /** Share of the limit that is used, 0 to 100; 0 if unlimited. */
  percent: number
}

export function quotaText(quota: StoryQuota, now?: Date): QuotaText {
  if (quota.isUnlimited || quota.limit === 'unlimited') {
    const fairUseLimit = quota.fairUseLimit
    return {
      headline: 'Unlimited stories',
      detail: fairUseLimit
        ? `We suggest at most ${fairUseLimit} a day, so that the magic lasts.`
        : 'As many as you like.',
      percent: 0,
    }
  }
  const period = periodText(quota)
  const resetHint = `New stories ${resetText(quota.resetsAt, now)}.`
  return {
    headline: quota.remaining === 0 ? 'Limit Reached' : `${quota.remaining} Remaining`,
    detail: `${quota.used} of ${quota.limit} made ${period}. ${resetHint}`,
    percent: quota.limit === 0 ? 0 : (quota.used / quota.limit) * 100,
  }
}

/** What somebody should know before they use up what is left; null where more is left than one story. */
export function lastStoryText(quota: StoryQuota): string | null {
  if (quota.isUnlimited || quota.remaining !== 1) return null
  return `This is your ${quota.limit === 1 ? 'one' : 'last'} story ${periodText(quota)}.`
}

const periodText = ({ period }: StoryQuota) => (period === 'weekly' ? 'this week' : 'today')
