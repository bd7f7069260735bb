const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Date and time of day, as the reader's country writes them. */
export function longMoment(moment: string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
