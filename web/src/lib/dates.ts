const dayMs = 86_400_000

/** Made once, and not before it is needed: it takes a phone 60 ms, and a library has a date on each card. */
let longDate: Intl.DateTimeFormat | undefined

/** Today, Yesterday, N days ago (under 7 days), N weeks ago (under 30 days), otherwise the date. By calendar days. */
export function relativeDate(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return ''
  const days = Math.round((midnight(now) - midnight(date)) / dayMs)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 7) return `${days} days ago`
  if (days < 30) return weeksAgo(Math.floor(days / 7))
  longDate ??= new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' })
  return longDate.format(date)
}

/** When a quota is reset: 'at midnight', 'on Monday 7 December': a week from now has the name of today. */
export function resetText(resetsAt: string, now = new Date()): string {
  const date = new Date(resetsAt)
  if (Number.isNaN(date.getTime())) return 'soon'
  const days = Math.round((midnight(date) - midnight(now)) / dayMs)
  if (days <= 1) return 'at midnight'
  const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' })
  return `on ${day.format(date)}`
}

const weeksAgo = (weeks: number) => (weeks === 1 ? '1 week ago' : `${weeks} weeks ago`)

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
