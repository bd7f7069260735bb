import { clsx } from 'clsx'
import { Slider as Radix } from 'radix-ui'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  /** Called once, when the thumb is released. */
  onCommit?: (value: number) => void
  /** The value as text: '1 minute 20 seconds'. */
  valueText: string
  disabled?: boolean
  className?: string
}

export function Slider({
  label,
  value,
  min,
  max,
  step,
  onChange,
  onCommit,
  valueText,
  disabled = false,
  className,
}: SliderProps) {
  return (
    <Radix.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
      className={clsx(
        'relative flex h-12 touch-none items-center select-none data-disabled:opacity-55',
        className,
      )}
    >
      <Radix.Track className="relative h-1.5 grow overflow-hidden rounded-full bg-line">
        <Radix.Range className="absolute h-full bg-lantern" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="relative block size-5 rounded-full border-2 border-page bg-lantern shadow-paper before:absolute before:-inset-3.5 before:content-['']"
      />
    </Radix.Root>
  )
}
