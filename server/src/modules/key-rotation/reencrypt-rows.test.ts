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

it('encrypts everything with the new key, after which the old key cannot decrypt anything', async () => {
  const { db, files, encryption, secrets, settings } = test.deps
  const family = await aFamily(test)
  const { body: setup } = await family.browser.call(startMfaSetup, { body: {} })
  const code = (stepsAhead = 0) =>
    new TOTP({ secret: setup.secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
  const body = { secret: setup.secret, token: code(), backupCodes: setup.backupCodes }
  expect((await family.browser.call(enableMfa, { body })).status).toBe(200)
  await settings.save({ SMTP_PASS: 'mail secret' }, async () => {})
  const photo = 'children/7/photos/a/photo.sealed'
  await files.put(photo, encryption.encryptBytes(photo, Buffer.from('a face')), 'application/octet-stream')
  const voice = 'voices/7/sample'
  await files.put(voice, encryption.encryptBytes(voice, Buffer.from('a voice')), 'application/octet-stream')

  const storedSecrets = async () => {
    const users = await db.selectFrom('users').select('mfaSecret').where('id', '=', family.user.id).execute()
    const rows = await db
      .selectFrom('appSettings')
      .select(['key', 'value'])
      .where('isSecret', '=', true)
      .execute()
    return [...users.map(({ mfaSecret }) => mfaSecret ?? ''), ...rows.map(({ value }) => String(value))]
  }
  for (const text of await storedSecrets()) expect(text).toMatch(/^v2:[\w-]{8}:/)
  expect(JSON.stringify(await storedSecrets())).not.toContain(setup.secret)

  const { dataDir } = test.deps.config
  const rotated = await openEncryption({ secretKey: keys[1], oldSecretKeys: [keys[0]], dataDir })
  // Four secrets of the installation, one setting, one second factor, two files.
  expect(await reencryptEverything({ db, files, encryption: rotated })).toEqual({
    encrypted: 8,
    undecryptable: 0,
  })
  expect(await reencryptEverything({ db, files, encryption: rotated })).toEqual({
    encrypted: 0,
    undecryptable: 0,
  })

  const newKeyOnly = await openEncryption({ secretKey: keys[1], dataDir })
  const texts = await storedSecrets()
  expect(texts).toHaveLength(6)
  for (const text of texts)
    expect([newKeyOnly.isCurrent(text), encryption.isCurrent(text)]).toEqual([true, false])
  expect(newKeyOnly.decryptBytes(photo, (await files.read(photo)) ?? Buffer.of())).toEqual(
    Buffer.from('a face'),
  )
  expect(encryption.decryptBytes(photo, (await files.read(photo)) ?? Buffer.of())).toBeNull()
  expect(newKeyOnly.decryptBytes(voice, (await files.read(voice)) ?? Buffer.of())).toEqual(
    Buffer.from('a voice'),
  )
  const deps = { db, secrets, encryption: newKeyOnly }
  expect(await acceptSecondFactor(deps, family.user.id, code(1))).toBe('code')
  expect(await reencryptEverything({ db, files, encryption })).toEqual({ encrypted: 0, undecryptable: 8 })
})

it('encrypts a plaintext secret from an earlier release, with which its owner can sign in before and after', async () => {
  const { db, encryption, files } = test.deps
  const family = await aFamily(test)
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const plaintext = { mfaEnabled: true, mfaSecret: secret }
  await db.updateTable('users').set(plaintext).where('id', '=', family.user.id).execute()
  const signIn = async (stepsAhead: number) => {
    const token = new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
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
