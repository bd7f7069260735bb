import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  /** Shown in place of the label, which screen readers read after it: what is said to choose a field is what is seen. */
  shownLabel?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Adds 'optional' to the label. */
  optional?: boolean
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Props that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({ label, shownLabel, hint, error, optional = false, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label id={`${id}-label`} htmlFor={id} className="font-bold">
        {shownLabel}
        <span className={shownLabel && 'sr-only'}>
          {shownLabel ? ` ${label}` : label}
          {optional && <span className="ml-1 font-normal text-soft"> optional</span>}
        </span>
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} role="alert" className="text-[0.9375rem] font-semibold text-danger">
      {message}
    </p>
  )
}

/** The style of all text inputs and selects. */
export const controlStyle =
  'min-h-12 w-full rounded-field border-2 border-edge bg-raised px-4 py-2.5 text-ink placeholder:text-soft aria-invalid:border-danger disabled:opacity-60'
