import { clsx } from 'clsx'
import { Progress as Radix } from 'radix-ui'

/** @param value 0 to 100 */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
  const filled = Math.min(100, Math.max(0, value))
  return (
    <Radix.Root
      value={filled}
      aria-label={label}
      className={clsx('h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line', className)}
    >
      <Radix.Indicator
        className="h-full rounded-full bg-lantern transition-[width] duration-400 ease-out"
        style={{ width: `${filled}%` }}
      />
    </Radix.Root>
  )
}
