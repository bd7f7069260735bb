/** A still ring if motion is reduced, so it always comes with text. */
export function Spinner({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className="shrink-0 motion-safe:animate-spin"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

/** A centred spinner with text, announced politely. */
export function Loading({ children }: { children: string }) {
  return (
    <div role="status" className="flex min-h-64 flex-col items-center justify-center gap-3 text-soft">
      <span className="text-lantern">
        <Spinner />
      </span>
      <p>{children}</p>
    </div>
  )
}
