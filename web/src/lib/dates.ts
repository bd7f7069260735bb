const dayMs = 86_400_000

/** Today, Yesterday, N days ago (under 7 days), N weeks ago (under 30 days), otherwise the date. By calendar days. */
export function relativeDate(moment: string, now = new Date()): string {
  const then = new Date(moment)
  if (Number.isNaN(then.getTime())) return ''
  const days = Math.round((midnight(now) - midnight(then)) / dayMs)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 7) return `${days} days ago`
  if (days < 30) return weeksAgo(Math.floor(days / 7))
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' }).format(then)
}

/** When a quota is reset: 'at midnight', 'on Monday'. */
export function resetPhrase(resetsAt: string, now = new Date()): string {
  const then = new Date(resetsAt)
  if (Number.isNaN(then.getTime())) return 'soon'
  const days = Math.round((midnight(then) - midnight(now)) / dayMs)
  if (days <= 1) return 'at midnight'
  return `on ${new Intl.DateTimeFormat(undefined, { weekday: 'long' }).format(then)}`
}

const weeksAgo = (weeks: number) => (weeks === 1 ? '1 week ago' : `${weeks} weeks ago`)

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
