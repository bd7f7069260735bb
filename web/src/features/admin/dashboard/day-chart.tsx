interface ChartDay {
  /** YYYY-MM-DD */
  day: string
  value: number
  /** Stacked on top, in the colour of errors. */
  failed: number
}

interface DayChartProps {
  label: string
  days: readonly ChartDay[]
  one: string
  more: string
}

const width = 600
const height = 150
const gap = 4

/** One bar per day. The same figures are available as text. */
export function DayChart({ label, days, one, more }: DayChartProps) {
  const highest = Math.max(1, ...days.map(({ value, failed }) => value + failed))
  const step = width / Math.max(1, days.length)
  const heightOf = (count: number) => (count / highest) * (height - 4)
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const failures = days.reduce((sum, { failed }) => sum + failed, 0)
  const summary = `${countText(total, one, more)} in ${days.length} days${failures > 0 ? `, ${failures} failed` : ''}`
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${summary}`}
        className="block h-36 w-full"
      >
        <line x1="0" x2={width} y1={height - 1} y2={height - 1} className="stroke-line" strokeWidth="2" />
        {days.map(({ day, value, failed }, index) => (
          <g key={day}>
            <title>{`${shortDay(day)}: ${countText(value, one, more)}${failed > 0 ? `, ${failed} failed` : ''}`}</title>
            <rect x={index * step} y="0" width={step} height={height} fill="transparent" />
            <rect
              x={index * step + gap / 2}
              y={height - 2 - heightOf(value)}
              width={step - gap}
              height={heightOf(value)}
              rx="3"
              className="fill-lantern"
            />
            <rect
              x={index * step + gap / 2}
              y={height - 2 - heightOf(value + failed)}
              width={step - gap}
              height={heightOf(failed)}
              rx="3"
              className="fill-danger"
            />
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-[0.9375rem] text-soft">
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span>{summary}</span>
        <span>today</span>
      </figcaption>
    </figure>
  )
}

const format = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortDay = (day: string) => (day ? format.format(new Date(`${day}T00:00:00Z`)) : '')

const countText = (count: number, one: string, more: string) =>
  `${count.toLocaleString()} ${count === 1 ? one : more}`
