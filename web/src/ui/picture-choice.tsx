import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface PictureChoiceProps {
  type: 'radio' | 'checkbox'
  /** Of the group. */
  name: string
  /** The accessible name: what is seen is a picture. */
  label: string
  checked: boolean
  disabled?: boolean
  onChange: () => void
  className?: string
  children: ReactNode
}

/** A picture that is chosen by pressing it: a radio button or a check box that covers it. */
export function PictureChoice({
  type,
  name,
  label,
  checked,
  disabled = false,
  onChange,
  className,
  children,
}: PictureChoiceProps) {
  return (
    <label
      className={clsx(
        'relative block min-w-0 border-2 bg-raised text-center transition-colors duration-200 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        checked ? 'border-accent' : 'border-line',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer hover:border-edge',
        className,
      )}
    >
      <input
        type={type}
        name={name}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="absolute inset-0 z-10 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none"
      />
      {checked && (
        <span
          aria-hidden="true"
          className="absolute top-1.5 right-1.5 z-10 grid size-6 place-items-center rounded-full bg-accent text-on-accent shadow-paper"
        >
          <Check size={15} strokeWidth={3.5} />
        </span>
      )}
      {children}
    </label>
  )
}
