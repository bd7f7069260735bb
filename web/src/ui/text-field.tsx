import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { controlStyle, Field } from './field.tsx'

interface SharedProps {
  label: string
  shownLabel?: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  fieldClassName?: string
}

export function TextField({
  label,
  hint,
  error,
  optional = false,
  fieldClassName,
  className,
  ...input
}: SharedProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
      {(control) => <input dir="auto" className={clsx(controlStyle, className)} {...input} {...control} />}
    </Field>
  )
}

export function TextArea({
  label,
  shownLabel,
  hint,
  error,
  optional = false,
  fieldClassName,
  className,
  ...input
}: SharedProps & ComponentProps<'textarea'>) {
  return (
    <Field
      label={label}
      shownLabel={shownLabel}
      hint={hint}
      error={error}
      optional={optional}
      className={fieldClassName}
    >
      {(control) => (
        <textarea
          dir="auto"
          className={clsx(controlStyle, 'field-sizing-content max-h-80 min-h-[100px] resize-y', className)}
          {...input}
          {...control}
        />
      )}
    </Field>
  )
}
