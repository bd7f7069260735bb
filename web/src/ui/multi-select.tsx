import { clsx } from 'clsx'
import { Command } from 'cmdk'
import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { controlStyle, Field } from './field.tsx'

export interface MultiOption {
  id: number
  name: string
  /** Shown next to the name: age, interests. */
  detail: ReactNode
  /** Searched in addition to the name. */
  keywords: readonly string[]
}

interface MultiSelectProps {
  label: string
  placeholder: string
  searchPlaceholder: string
  emptyText: string
  options: readonly MultiOption[]
  value: readonly number[]
  onChange: (value: number[]) => void
  /** The maximum number of selected options. */
  max: number
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  disabled?: boolean
}

/** A searchable list with multiple selection, at most 200 px high. */
export function MultiSelect({
  label,
  placeholder,
  searchPlaceholder,
  emptyText,
  options,
  value,
  onChange,
  max,
  hint,
  error,
  optional = false,
  disabled = false,
}: MultiSelectProps) {
  const [open, setOpen] = useState(false)
  const selected = value.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            {...control}
            role="combobox"
            aria-labelledby={`${control.id}-label ${control.id}`}
            disabled={disabled}
            className={`${controlStyle} flex items-center justify-between gap-3 text-left`}
          >
            <span className={clsx('min-w-0 flex-1', selected.length === 0 && 'text-soft')}>
              {selected.length === 0 ? placeholder : <Names of={selected} />}
            </span>
            <ChevronDown size={20} aria-hidden="true" className="shrink-0" />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              aria-label={label}
              align="start"
              sideOffset={6}
              collisionPadding={12}
              className="z-50 w-(--radix-popover-trigger-width) overflow-hidden rounded-field border border-line bg-raised shadow-lifted data-[state=open]:animate-appear"
            >
              <Command label={label} loop filter={matchesSearch}>
                <Command.Input
                  placeholder={searchPlaceholder}
                  className="h-12 w-full border-b border-line bg-transparent px-4 outline-none placeholder:text-soft"
                />
                <Command.List aria-multiselectable="true" className="max-h-[200px] overflow-y-auto p-1.5">
                  <Command.Empty className="px-3 py-3 text-soft">{emptyText}</Command.Empty>
                  {options.map((option) => (
                    <Choice
                      key={option.id}
                      option={option}
                      selected={value.includes(option.id)}
                      disabled={value.length >= max && !value.includes(option.id)}
                      onToggle={() => toggle(option.id)}
                    />
                  ))}
                </Command.List>
              </Command>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

/** Matches substrings: cmdk's fuzzy matching would match almost every name. */
function matchesSearch(value: string, search: string, keywords: string[] = []): number {
  const query = search.trim().toLowerCase()
  return [value, ...keywords].some((text) => text.toLowerCase().includes(query)) ? 1 : 0
}

interface ChoiceProps {
  option: MultiOption
  selected: boolean
  disabled: boolean
  onToggle: () => void
}

function Choice({ option, selected, disabled, onToggle }: ChoiceProps) {
  return (
    <Command.Item
      value={`${option.name} #${option.id}`}
      keywords={[...option.keywords]}
      disabled={disabled}
      onSelect={onToggle}
      className="flex min-h-12 items-center gap-3 rounded-[0.625rem] px-3 py-1.5 data-[disabled=true]:cursor-not-allowed data-[disabled=true]:opacity-55 data-[selected=true]:bg-tint"
    >
      <span
        className={clsx(
          'grid size-5 shrink-0 place-items-center rounded-md border-2',
          selected ? 'border-accent bg-accent text-on-accent' : 'border-edge',
        )}
      >
        {selected && <Check size={14} strokeWidth={3.5} aria-label="Selected:" role="img" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">
          <bdi dir="auto">{option.name}</bdi>
        </span>
        <span className="block truncate text-[0.9375rem] text-soft">{option.detail}</span>
      </span>
    </Command.Item>
  )
}

function Names({ of }: { of: readonly MultiOption[] }) {
  return of.map((option, index) => (
    <span key={option.id}>
      {index > 0 && ', '}
      <bdi dir="auto">{option.name}</bdi>
    </span>
  ))
}
