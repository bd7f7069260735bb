import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A bordered surface. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx('rounded-card border border-line bg-surface shadow-paper', className)} {...rest} />
  )
}
