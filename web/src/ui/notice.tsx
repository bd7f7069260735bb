import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface NoticeProps {
  tone?: 'plain' | 'danger' | 'good'
  title?: string
  children: ReactNode
  /** A link or button that resolves it. */
  action?: ReactNode
  icon?: ReactNode
}

/** A message with an optional action. Errors are announced to screen readers, the rest is only shown. */
export function Notice({ tone = 'plain', title, children, action, icon }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={clsx('flex flex-col gap-4 rounded-card border p-5 sm:flex-row sm:items-center', tones[tone])}
    >
      {icon && (
        <span aria-hidden="true" className="shrink-0 text-lantern">
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        <div className={clsx(title && 'text-soft')}>{children}</div>
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  )
}

const tones = {
  plain: 'border-line bg-surface',
  danger: 'border-danger bg-danger-tint',
  good: 'border-good bg-good-tint',
}
