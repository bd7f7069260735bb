import { describe, expect, it } from 'vitest'
import { weakPasswordsRefused } from './refuse-weak-password.ts'

const refuseWeakPassword = weakPasswordsRefused(true)

describe('a password', () => {
  it.each([
    ['123456', 'ada', 'everybody tries first'],
    ['PassWord123', 'ada', 'everybody tries first'],
    ['Sweetdreams', 'ada', 'everybody tries first'],
    ['aaaaaaaaaaaa', 'ada', 'again and again'],
    ['ababababab', 'ada', 'again and again'],
    ['ada-2026!', 'Ada', 'your username'],
    ['lovelace.lovelace', 'Lovelace', 'your username'],
    ['Ada.Lovelace1815', 'ada lovelace', 'your username'],
    ['adalovelace', 'ada_lovelace', 'your username'],
    ['7294-8153', '7294-8153', 'your username'],
    ['Night-Light 1', 'ada', 'name of this app'],
  ])('is not %j where the username is %j', async (password, username, why) => {
    await expect(refuseWeakPassword(password, username)).rejects.toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ field: 'password', message: expect.stringContaining(why) }),
      }),
    )
  })

  it.each([
    ['lantern light', 'lantern'],
    ['lantern light', 'light'],
    ['nightlight in the hall', 'ada'],
    ['kqvzmw', 'ada'],
    ['ночной фонарь', 'ada'],
    ['7294-8153', '1234'],
    ['ada counts to ten', 'ada'],
  ])('may be %j where the username is %j', async (password, username) => {
    await expect(refuseWeakPassword(password, username)).resolves.toBeUndefined()
  })

  it('may be any of six letters where nobody asked for more', async () => {
    await expect(weakPasswordsRefused(false)('123456', 'ada')).resolves.toBeUndefined()
  })
})
