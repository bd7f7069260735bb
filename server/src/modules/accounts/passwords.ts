import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for Argon2id: 19 MiB, two iterations, one degree of parallelism. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, argon2Options)

let dummyHash: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (the user does not exist) it takes equally long, so that the response time
 * does not reveal which usernames exist.
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash !== null) return verify(storedHash, password)
  dummyHash ??= hashPassword('nobody has this password')
  await verify(await dummyHash, password)
  return false
}
