/** The list is long, and asked only where somebody chooses a password: it is loaded for the first one. */
let common: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is among those that everybody tries first, whatever its case: the 49,000 or so that zxcvbn counts as common,
 * which come from lists of leaked ones.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => `${word}`.toLowerCase())),
  )
  return (await common).has(password.toLowerCase())
}
