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

/** A message with an optional action, beside it where there is room and else below. Errors are announced to screen readers, the rest is only shown. */
export function Notice({ tone = 'plain', title, children, action, icon }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={clsx('flex flex-wrap items-center gap-4 rounded-card border p-5', tones[tone])}
    >
      <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-4 sm:flex-row sm:items-center">
        {icon && (
          <span aria-hidden="true" className="shrink-0 text-lantern">
            {icon}
          </span>
        )}
        <div className="min-w-0 flex-1">
          {title && <p className="font-bold">{title}</p>}
          <div className={clsx(title && 'text-soft')}>{children}</div>
        </div>
      </div>
      {action && <div className="max-w-full shrink-0">{action}</div>}
    </div>
  )
}

const tones = {
  plain: 'border-line bg-surface',
  danger: 'border-danger bg-danger-tint',
  good: 'border-good bg-good-tint',
}
