import { InvalidInput } from '../../platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

const product = 'nightlight'

/** Fewer different letters are a key that was held down. */
const fewestLetters = 3

/** @throws {InvalidInput} that names the field `password` */
export type RefuseWeakPassword = (password: string, username: string) => Promise<void>

/**
 * Refuses what is tried first: known passwords, one or two letters again and again, and the name of the account or of the product
 * with nothing but numbers and signs around it. Five wrong tries lock an account, so that whatever comes later is safe enough.
 * @param isStrict otherwise every password of six letters is one, as the product's specification has it
 */
export const weakPasswordsRefused =
  (isStrict: boolean): RefuseWeakPassword =>
  async (password, username) => {
    const why = isStrict ? await weakness(password, username) : null
    if (why) throw new InvalidInput('password', `${why} Please choose another one.`)
  }

async function weakness(password: string, username: string): Promise<string | null> {
  if (await isCommonPassword(password)) return 'This password is one that everybody tries first.'
  if (new Set(password).size < fewestLetters) return 'This password is one or two letters again and again.'
  if (isLittleMoreThan(username, password)) return 'This password is little more than your username.'
  if (isLittleMoreThan(product, password)) return 'This password is little more than the name of this app.'
  return null
}

function isLittleMoreThan(name: string, password: string): boolean {
  if (password.toLowerCase() === name.toLowerCase()) return true
  const [ofName, ofPassword] = [lettersOf(name), lettersOf(password)]
  return ofName !== '' && ofPassword.includes(ofName) && ofPassword.replaceAll(ofName, '') === ''
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
