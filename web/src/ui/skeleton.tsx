import { clsx } from 'clsx'

/** Keeps the place of what is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-shimmer rounded-field bg-line', className)} />
}
