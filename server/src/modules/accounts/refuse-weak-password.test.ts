import { describe, expect, it } from 'vitest'
import { weakPasswordCheck } from './refuse-weak-password.ts'

const refuseWeakPassword = weakPasswordCheck(true)

describe('the strict password check', () => {
  it.each([
    ['123456', 'ada', 'most common'],
    ['PassWord123', 'ada', 'most common'],
    ['Sweetdreams', 'ada', 'most common'],
    ['aaaaaaaaaaaa', 'ada', 'only repeats'],
    ['ababababab', 'ada', 'only repeats'],
    ['ada-2026!', 'Ada', 'your username'],
    ['lovelace.lovelace', 'Lovelace', 'your username'],
    ['Ada.Lovelace1815', 'ada lovelace', 'your username'],
    ['adalovelace', 'ada_lovelace', 'your username'],
    ['7294-8153', '7294-8153', 'your username'],
    ['Night-Light 1', 'ada', 'name of this app'],
  ])('refuses %j for the username %j', async (password, username, reason) => {
    await expect(refuseWeakPassword(password, username)).rejects.toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ field: 'password', message: expect.stringContaining(reason) }),
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
  ])('accepts %j for the username %j', async (password, username) => {
    await expect(refuseWeakPassword(password, username)).resolves.toBeUndefined()
  })

  it('is off by default, and then every password of six characters is accepted', async () => {
    await expect(weakPasswordCheck(false)('123456', 'ada')).resolves.toBeUndefined()
  })
})
