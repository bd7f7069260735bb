/** What a mail program makes a link of, with or without `https://` before it. */
const likeALink = /[/\\:]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u

/**
 * A name as it stands in a mail to an address that may be anybody's. A name is typed by whoever registers: with a link in it, the
 * house would mail their message to strangers.
 * @param otherwise instead of what is no name
 */
export function nameInMail(name: string, otherwise = 'there'): string {
  const [beforeAt = ''] = name.split('@')
  const called = beforeAt.trim()
  return called === '' || likeALink.test(called) ? otherwise : called
}
