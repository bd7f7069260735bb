import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx('rounded-card border border-line bg-surface shadow-paper', className)} {...rest} />
  )
}
