import { enableMfa, login, startMfaSetup } from '@nightlight/contract'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { openEncryption } from '../../platform/crypto/encryption.ts'
import { acceptSecondFactor } from '../accounts/index.ts'
import { reencryptEverything } from './index.ts'

const keys = ['the key of the first year, long enough', 'the key of the second year, long enough'] as const

let test: TestApp
beforeAll(async () => {
  test = await startApp({ environment: { SECRET_KEY: keys[0] }, working: false })
})
afterAll(() => test.close())

it('encrypts everything with the new key, so that the one of before opens nothing any more', async () => {
  const { db, files, encryption, secrets, settings } = test.deps
  const family = await aFamily(test)
  const { body: setup } = await family.browser.call(startMfaSetup, { body: {} })
  const code = (ahead = 0) =>
    new TOTP({ secret: setup.secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
  const sent = { secret: setup.secret, token: code(), backupCodes: setup.backupCodes }
  expect((await family.browser.call(enableMfa, { body: sent })).status).toBe(200)
  await settings.save({ SMTP_PASS: 'mail secret' }, async () => {})
  const photo = 'children/7/photos/a/photo.sealed'
  await files.put(photo, encryption.encryptBytes(photo, Buffer.from('a face')), 'application/octet-stream')
  const voice = 'voices/7/sample'
  await files.put(voice, encryption.encryptBytes(voice, Buffer.from('a voice')), 'application/octet-stream')

  const kept = async () => {
    const users = await db.selectFrom('users').select('mfaSecret').where('id', '=', family.user.id).execute()
    const rows = await db
      .selectFrom('appSettings')
      .select(['key', 'value'])
      .where('isSecret', '=', true)
      .execute()
    return [...users.map(({ mfaSecret }) => mfaSecret ?? ''), ...rows.map(({ value }) => String(value))]
  }
  for (const text of await kept()) expect(text).toMatch(/^v2:[\w-]{8}:/)
  expect(JSON.stringify(await kept())).not.toContain(setup.secret)

  const { dataDir } = test.deps.config
  const now = await openEncryption({ secretKey: keys[1], oldSecretKeys: [keys[0]], dataDir })
  // Four of the house, one setting, one second factor, two files.
  expect(await reencryptEverything({ db, files, encryption: now })).toEqual({
    encrypted: 8,
    undecryptable: 0,
  })
  expect(await reencryptEverything({ db, files, encryption: now })).toEqual({
    encrypted: 0,
    undecryptable: 0,
  })

  const alone = await openEncryption({ secretKey: keys[1], dataDir })
  const texts = await kept()
  expect(texts).toHaveLength(6)
  for (const text of texts) expect([alone.isCurrent(text), encryption.isCurrent(text)]).toEqual([true, false])
  expect(alone.decryptBytes(photo, (await files.read(photo)) ?? Buffer.of())).toEqual(Buffer.from('a face'))
  expect(encryption.decryptBytes(photo, (await files.read(photo)) ?? Buffer.of())).toBeNull()
  expect(alone.decryptBytes(voice, (await files.read(voice)) ?? Buffer.of())).toEqual(Buffer.from('a voice'))
  const deps = { db, secrets, encryption: alone }
  expect(await acceptSecondFactor(deps, family.user.id, code(1))).toBe('code')
  expect(await reencryptEverything({ db, files, encryption })).toEqual({ encrypted: 0, undecryptable: 8 })
})

it('encrypts what lies open, from a release before this one, and lets its owner in all the while', async () => {
  const { db, encryption, files } = test.deps
  const family = await aFamily(test)
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const changed = db.updateTable('users').set({ mfaEnabled: true, mfaSecret: secret })
  await changed.where('id', '=', family.user.id).execute()
  const signIn = async (ahead: number) => {
    const token = new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
    const body = { username: family.user.username, password: 'lantern light', token }
    return (await test.visitor().call(login, { body })).status
  }
  expect(await signIn(0)).toBe(200)
  expect((await reencryptEverything({ db, files, encryption })).encrypted).toBe(1)
  const { mfaSecret } = await db
    .selectFrom('users')
    .select('mfaSecret')
    .where('id', '=', family.user.id)
    .executeTakeFirstOrThrow()
  expect(mfaSecret).not.toContain(secret)
  expect(await signIn(1)).toBe(200)
})
