/** The input level of the microphone. */
export function LevelMeter({ level, seconds }: { level: number; seconds: number }) {
  const minutes = Math.floor(seconds / 60)
  const time = `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden="true" className="size-4 shrink-0 rounded-full bg-danger motion-safe:animate-pulse" />
      <div aria-hidden="true" className="h-4 flex-1 overflow-hidden rounded-full bg-sunken ring-1 ring-line">
        <div
          className="h-full rounded-full bg-lantern transition-[width] duration-100"
          style={{ width: `${Math.round(100 * Math.min(1, Math.sqrt(level)))}%` }}
        />
      </div>
      <span role="timer" className="min-w-12 text-right text-lg tabular-nums">
        {time}
      </span>
    </div>
  )
}
