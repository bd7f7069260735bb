const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Date and time in the user's locale. */
export function longDateTime(moment: string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
