/** The list is long and only needed where somebody chooses a password, so it is loaded on first use. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password, regardless of case, is one of the about 49,000 that zxcvbn lists as common; they come from leaks.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => `${word}`.toLowerCase())),
  )
  return (await commonPasswords).has(password.toLowerCase())
}
