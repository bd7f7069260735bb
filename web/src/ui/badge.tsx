import type { Tier } from '@nightlight/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Tone = Tier | 'plain' | 'danger' | 'good'

export function Badge({
  tone = 'plain',
  children,
  className,
}: {
  tone?: Tone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-bold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

const tones: Record<Tone, string> = {
  plain: 'bg-tint text-ink',
  danger: 'bg-danger-tint text-danger',
  good: 'bg-good-tint text-good',
  firefly: 'bg-firefly-tint text-firefly',
  starlight: 'bg-starlight-tint text-starlight',
  moonbeam: 'bg-moonbeam-tint text-moonbeam',
}
