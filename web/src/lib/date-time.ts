/** Made when the first date is written: it takes a phone 60 ms, and most pages that could write one have none. */
let format: Intl.DateTimeFormat | undefined

/** Date and time in the user's locale. */
export function formatDateTime(timestamp: string): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return ''
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(date)
}
