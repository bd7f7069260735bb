import type { Series, Story, Theme } from '@nightlight/contract'
import { themes } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { quotaQuery, quotaText } from '../plans/index.ts'
import { CanonForm } from './canon-form.tsx'
import { seriesOfQuery, useContinue, useSaveSeries } from './queries.ts'

interface SeriesDialogProps {
  story: Story
  /** To request the next night, or only to edit what is remembered. */
  purpose: 'next' | 'edit'
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SeriesDialog({ story, purpose, open, onOpenChange }: SeriesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={purpose === 'next' ? 'Another night' : 'What is remembered'}
      description={
        purpose === 'next'
          ? 'A new story with the same children, the same companions and the same voice. It will follow what is written here.'
          : 'The next night will follow this. After that night it is rewritten.'
      }
    >
      <SeriesForm story={story} purpose={purpose} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function SeriesForm({
  story,
  purpose,
  onDone,
}: Pick<SeriesDialogProps, 'story' | 'purpose'> & { onDone: () => void }) {
  const series = useQuery(seriesOfQuery(story.id))
  if (series.isError) {
    return (
      <Notice
        tone="danger"
        title="This could not be loaded"
        action={<Button onClick={() => void series.refetch()}>Try again</Button>}
      >
        {errorText(series.error)}
      </Notice>
    )
  }
  // Cached data may be a night old.
  if (!series.data || !series.isFetchedAfterMount) return <SeriesSkeleton />
  return purpose === 'next' ? (
    <NextNight story={story} series={series.data} />
  ) : (
    <Edit story={story} series={series.data} onDone={onDone} />
  )
}

function NextNight({ story, series }: { story: Story; series: Series }) {
  const [, navigate] = useLocation()
  const next = useContinue(story.id, (id) => navigate(`/story/${id}`))
  const quota = useQuery(quotaQuery)
  const isLimitReached = quota.data?.remaining === 0 && !quota.data.isUnlimited
  const night = Math.max(...series.nights.map((entry) => entry.night), 1) + 1
  return (
    <CanonForm
      series={series}
      theme={themeOf(story)}
      action={next.isPending ? 'Requesting...' : `Make night ${night}`}
      busy={next.isPending}
      blockedReason={isLimitReached && quota.data ? quotaText(quota.data).detail : null}
      error={next.error}
      onSubmit={({ canon, theme }) => next.mutate({ canon, storyTheme: theme })}
    />
  )
}

function Edit({ story, series, onDone }: { story: Story; series: Series; onDone: () => void }) {
  const save = useSaveSeries(story, onDone)
  const { id } = series
  if (id === null) return <Notice>This story is not part of a series yet.</Notice>
  return (
    <CanonForm
      series={series}
      action="Save"
      busy={save.isPending}
      error={save.error}
      onSubmit={({ title, canon }) => save.mutate({ id, title, canon })}
    />
  )
}

const themeOf = ({ theme }: Story): Theme => themes.find((candidate) => candidate === theme) ?? 'adventure'

function SeriesSkeleton() {
  return (
    <div role="status" aria-label="Loading what is remembered" className="flex flex-col gap-4">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  )
}
