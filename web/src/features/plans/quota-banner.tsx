import type { User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { quotaQuery } from './queries.ts'
import { quotaText } from './quota-text.ts'
import { UpgradeLink } from './upgrade-link.tsx'

/** The remaining stories. Hidden if they are unknown. */
export function QuotaBanner({ user }: { user: User }) {
  const quota = useQuery(quotaQuery)
  if (quota.isError) return null
  if (quota.isPending) return <Skeleton className="h-24 rounded-card" />
  const text = quotaText(quota.data)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-story text-xl font-semibold">{text.headline}</span>
          <span className="text-soft">{text.detail}</span>
        </p>
        {!quota.data.isUnlimited && <Progress value={text.percent} label="Stories used" className="mt-2.5" />}
      </div>
      <UpgradeLink user={user} />
    </div>
  )
}
