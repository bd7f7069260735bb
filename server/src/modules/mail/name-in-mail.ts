/** What a mail client turns into a link, with or without `https://`. */
const linkPattern = /[/\\:]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u

/**
 * A name that is safe in a mail to an unverified address. Names are chosen at registration: with a link in one, the installation could
 * be used to send spam to other people.
 * @param fallback used instead of a name that is empty or looks like a link
 */
export function nameInMail(name: string, fallback = 'there'): string {
  const [beforeAt = ''] = name.split('@')
  const nameBeforeAt = beforeAt.trim()
  return nameBeforeAt === '' || linkPattern.test(nameBeforeAt) ? fallback : nameBeforeAt
}
