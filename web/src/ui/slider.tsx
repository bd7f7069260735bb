import { clsx } from 'clsx'
import { Slider as Radix } from 'radix-ui'
import type { KeyboardEvent } from 'react'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** What an arrow key moves by, where that is not the step; Page Up and Page Down move six times as far. */
  keyStep?: number
  /** While the thumb is dragged. */
  onChange: (value: number) => void
  /** Called once, when the thumb is released or a key is pressed. */
  onCommit?: (value: number) => void
  /** Called when the pointer lets go, even where it began. */
  onRelease?: () => void
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
  keyStep,
  onChange,
  onCommit,
  onRelease,
  valueText,
  disabled = false,
  className,
}: SliderProps) {
  // Radix commits a key before it reports the change, so that whoever holds a dragged value would never let go of it.
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyStep === undefined || disabled ? null : keyTarget(event.key, { value, min, max, keyStep })
    if (to === null) return
    event.preventDefault()
    if (to !== value) onCommit?.(to)
  }
  return (
    <Radix.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onKeyDown={onKeyDown}
      onLostPointerCapture={onRelease}
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

const pageSteps = 6

/** Where a key moves a slider to; null for other keys. */
function keyTarget(
  key: string,
  { value, min, max, keyStep }: { value: number; min: number; max: number; keyStep: number },
): number | null {
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', -1],
    ['PageUp', pageSteps],
    ['PageDown', -pageSteps],
    ['Home', Number.NEGATIVE_INFINITY],
    ['End', Number.POSITIVE_INFINITY],
  ]).get(key)
  return steps === undefined ? null : Math.min(max, Math.max(min, value + steps * keyStep))
}
