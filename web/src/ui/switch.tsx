import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

interface SwitchProps {
  label: string
  /** The accessible name, where several switches have the same label. */
  name?: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** The whole row can be clicked. */
export function Switch({ label, name, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
      <label
        htmlFor={id}
        className="flex min-h-12 min-w-[min(8rem,100%)] flex-1 cursor-pointer flex-col justify-center"
      >
        <span className="font-bold">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-[0.9375rem] text-soft">
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-label={name}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-8 w-14 shrink-0 rounded-full border-2 border-edge bg-sunken transition-colors duration-200 before:absolute before:-inset-[min(0.625rem,10px)] before:content-[''] disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-6 translate-x-0.5 rounded-full bg-edge transition-transform duration-200 ease-out data-[state=checked]:translate-x-6.5 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
    </div>
  )
}
