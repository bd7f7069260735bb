import { hash, verify } from '@node-rs/argon2'

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let hashOfNobody: Promise<string> | undefined

/**
 * Whether the password fits. Without a hash (there is no such user) it works as long as with one, so that the time of the
 * answer does not tell which usernames exist.
 */
export async function passwordFits(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash !== null) return verify(storedHash, password)
  hashOfNobody ??= hashPassword('nobody has this password')
  await verify(await hashOfNobody, password)
  return false
}
