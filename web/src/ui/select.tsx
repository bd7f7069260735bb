import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { controlStyle, Field } from './field.tsx'
import { allowSelectListStyle } from './select-list-style.ts'

allowSelectListStyle()

export interface SelectOption {
  value: string
  label: string
  /** Shown next to the label: the price, the plan it needs. */
  note?: ReactNode
  disabled?: boolean
}

interface SelectProps {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  options: readonly SelectOption[]
  placeholder?: string
  /** Shown if there are no options. */
  empty?: string
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean
  fieldClassName?: string
}

export function Select({
  label,
  value,
  onChange,
  options,
  placeholder,
  empty,
  hint,
  error,
  disabled = false,
  fieldClassName,
}: SelectProps) {
  const [open, setOpen] = useState(false)
  useInertPage(open)
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => (
        <Radix.Root
          value={value ?? ''}
          onValueChange={onChange}
          open={open}
          onOpenChange={setOpen}
          disabled={disabled}
        >
          <Radix.Trigger
            {...control}
            aria-labelledby={`${control.id}-label ${control.id}`}
            className={`${controlStyle} flex items-center justify-between gap-3 text-left data-placeholder:text-soft`}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon>
              <ChevronDown size={20} aria-hidden="true" />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              position="popper"
              sideOffset={6}
              collisionPadding={12}
              className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-56 overflow-hidden rounded-field border border-line bg-raised shadow-lifted data-[state=open]:animate-appear"
            >
              <Radix.Viewport className="max-h-80 p-1.5">
                {options.length === 0 && empty ? <p className="px-3 py-3 text-soft">{empty}</p> : null}
                {options.map((option) => (
                  <Option key={option.value} option={option} />
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  )
}

/** Radix hides the page behind an open list from screen readers and traps the focus; `inert` blocks everything else. */
function useInertPage(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const page = document.getElementById('root')
    page?.setAttribute('inert', '')
    return () => page?.removeAttribute('inert')
  }, [open])
}

function Option({ option }: { option: SelectOption }) {
  return (
    <Radix.Item
      value={option.value}
      disabled={option.disabled ?? false}
      className="flex min-h-12 items-center gap-3 rounded-[0.625rem] py-2 pr-3 pl-2 outline-none data-disabled:cursor-not-allowed data-disabled:text-soft data-highlighted:bg-tint"
    >
      <span className="flex w-5 shrink-0 justify-center text-lantern">
        <Radix.ItemIndicator>
          <Check size={18} aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Radix.ItemText>{option.label}</Radix.ItemText>
        {option.note}
      </span>
    </Radix.Item>
  )
}
