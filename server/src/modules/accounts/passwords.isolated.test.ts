import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

it('a password is hashed with the cost that OWASP recommends, and only that password matches', async () => {
  const stored = await hashPassword('lantern light')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'lantern light')).toBe(true)
  expect(await verifyPassword(stored, 'Lantern light')).toBe(false)
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false)
})
