import { useId } from 'react'

interface SwatchesProps {
  label: string
  /** A colour, or a word where there is none. */
  options: readonly { readonly name: string; readonly colour?: string }[]
  value: string | null | undefined
  /** null where it is to be left open. */
  onChange: (name: string | null) => void
}

/** One of some colours or words. The chosen one is left open again by choosing 'Any'. */
export function Swatches({ label, options, value, onChange }: SwatchesProps) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {[{ name: null, colour: undefined }, ...options].map(({ name, colour }) => (
          <label
            key={name ?? 'any'}
            className="relative inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center rounded-full border-2 border-edge bg-surface px-1 has-checked:border-accent has-checked:bg-tint has-checked:shadow-[inset_0_0_0_2px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              aria-label={name ?? 'Any'}
              checked={(value ?? null) === name}
              onChange={() => onChange(name)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {colour ? (
              <svg
                viewBox="0 0 34 34"
                width={34}
                height={34}
                aria-hidden="true"
                className="pointer-events-none"
              >
                <circle cx="17" cy="17" r="16" fill={colour} stroke="#0003" />
              </svg>
            ) : (
              <span aria-hidden="true" className="pointer-events-none px-3 first-letter:uppercase">
                {name ?? 'Any'}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
