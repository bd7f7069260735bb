import { InvalidInput } from '../../platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

const product = 'nightlight'

/** With fewer distinct characters, a key was probably held down. */
const minDistinctCharacters = 3

/** @throws {InvalidInput} for the field `password` */
export type RefuseWeakPassword = (password: string, username: string) => Promise<void>

/**
 * Refuses what attackers try first: common passwords, one or two characters repeated, and the username or the name of the product
 * with only digits and punctuation around it. Five wrong attempts lock an account, so anything less obvious is safe enough.
 * @param isStrict if false, every password of six characters is accepted, as the specification requires
 */
export const weakPasswordCheck =
  (isStrict: boolean): RefuseWeakPassword =>
  async (password, username) => {
    const weakness = isStrict ? await weaknessOf(password, username) : null
    if (weakness) throw new InvalidInput('password', `${weakness} Please choose another one.`)
  }

async function weaknessOf(password: string, username: string): Promise<string | null> {
  if (await isCommonPassword(password)) return 'This password is one of the most common ones.'
  if (new Set(password).size < minDistinctCharacters)
    return 'This password only repeats one or two characters.'
  if (isNameWithDigitsOrPunctuation(username, password))
    return 'This password is little more than your username.'
  if (isNameWithDigitsOrPunctuation(product, password))
    return 'This password is little more than the name of this app.'
  return null
}

function isNameWithDigitsOrPunctuation(name: string, password: string): boolean {
  if (password.toLowerCase() === name.toLowerCase()) return true
  const [nameLetters, passwordLetters] = [lettersOf(name), lettersOf(password)]
  return (
    nameLetters !== '' &&
    passwordLetters.includes(nameLetters) &&
    passwordLetters.replaceAll(nameLetters, '') === ''
  )
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
