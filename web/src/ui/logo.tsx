/** A lit lantern. */
export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="10" fill="#2a2350" />
      <circle cx="16" cy="17.5" r="10" fill="#ffbf66" opacity=".22" />
      <path d="M12 7.5h8" stroke="#f7eddd" strokeWidth="2" strokeLinecap="round" />
      <path d="M10 14c0-3 2.5-5 6-5s6 2 6 5v6c0 3-2.5 5-6 5s-6-2-6-5z" fill="#ffbf66" />
      <path d="M16 12.5c2 2.2 3 3.7 3 5.3a3 3 0 0 1-6 0c0-1.6 1-3.1 3-5.3z" fill="#fff3da" />
    </svg>
  )
}
