import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { plainWords } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface PanelProps {
  title: string
  /** Where links of tasks lead to. */
  id?: string
  /** What the panel shows is on its way, failed, or there. */
  query?: { isPending: boolean; error: Error | null; refetch: () => unknown }
  beside?: ReactNode
  className?: string
  children: ReactNode
}

/** One part of the dashboard, with its own waiting and failing. What was shown stays when a later look fails. */
export function Panel({ title, id, query, beside, className, children }: PanelProps) {
  const heading = useId()
  return (
    <Card className={clsx('min-w-0 p-5', className)}>
      <section id={id} aria-labelledby={heading} className="scroll-mt-24">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={heading} className="text-2xl">
            {title}
          </h2>
          {beside}
        </div>
        {query?.isPending && <Skeleton className="h-28" />}
        {query?.error && (
          <Notice
            tone="danger"
            action={
              <Button look="secondary" onClick={() => void query.refetch()}>
                Try again
              </Button>
            }
          >
            {plainWords(query.error)}
          </Notice>
        )}
        {children}
      </section>
    </Card>
  )
}
