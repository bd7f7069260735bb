import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface PanelProps {
  title: string
  /** The anchor that tasks link to. */
  id?: string
  /** The query behind the panel. */
  query?: { isPending: boolean; error: Error | null; refetch: () => unknown }
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A panel of the dashboard with its own loading and error states. When a later fetch fails, the last data stays. */
export function Panel({ title, id, query, action, className, children }: PanelProps) {
  const heading = useId()
  return (
    <Card className={clsx('min-w-0 p-5', className)}>
      <section id={id} aria-labelledby={heading} className="scroll-mt-24">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={heading} className="text-2xl">
            {title}
          </h2>
          {action}
        </div>
        {query?.isPending && <Skeleton className="h-28" />}
        {query?.error && (
          <Notice
            tone="danger"
            action={
              <Button variant="secondary" onClick={() => void query.refetch()}>
                Try again
              </Button>
            }
          >
            {errorText(query.error)}
          </Notice>
        )}
        {children}
      </section>
    </Card>
  )
}
