import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant
  size?: 'normal' | 'large' | 'icon'
  /** Shows a spinner beside the text. */
  busy?: boolean
  /** Styles the child instead, for links that look like buttons. */
  asChild?: boolean
}

/** At least 48 px in both directions. */
export function Button({
  variant = 'primary',
  size = 'normal',
  busy = false,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = clsx(base, variants[variant], sizes[size], className)
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button type="button" className={classes} aria-busy={busy || undefined} {...rest}>
      {busy && <Spinner size={20} />}
      {children}
    </button>
  )
}

const base =
  'inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full text-center text-balance font-bold leading-tight no-underline transition-[background-color,color,border-color,box-shadow] duration-200 ease-out [&>svg]:shrink-0 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent shadow-paper enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border-2 border-edge bg-surface text-ink enabled:hover:bg-tint [a&]:hover:bg-tint',
  ghost: 'text-ink enabled:hover:bg-tint [a&]:hover:bg-tint',
  danger: 'bg-danger text-page enabled:hover:opacity-90',
}

const sizes = {
  normal: 'px-5 py-2.5',
  large: 'min-h-14 px-8 py-3 text-lg',
  icon: 'size-12 shrink-0 p-0',
}
