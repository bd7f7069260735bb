import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Unreadable } from '../read-if-exists.ts'
import { openEncryption } from './encryption.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nightlight-encryption-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const secretKey = 'a key that is as long as keys should be'

describe('an encrypted secret', () => {
  it('can be decrypted only with the same key and name, and reveals nothing by itself', async () => {
    const encryption = await openEncryption({ secretKey, dataDir })
    const encrypted = encryption.encrypt('SMTP_PASS', 'pa55word ✨')
    expect(encrypted).not.toContain('pa55word')
    expect(encryption.encrypt('SMTP_PASS', 'pa55word ✨')).not.toBe(encrypted)
    expect((await openEncryption({ secretKey, dataDir })).decrypt('SMTP_PASS', encrypted)).toBe('pa55word ✨')
    expect(encryption.decrypt('ANOTHER', encrypted)).toBeNull()
    const other = await openEncryption({ secretKey: `${secretKey}!`, dataDir })
    expect(other.decrypt('SMTP_PASS', encrypted)).toBeNull()
  })

  it('may be a file, which can be decrypted only whole and under its own name', async () => {
    const encryption = await openEncryption({ secretKey, dataDir })
    const photo = Buffer.from('RIFF....WEBP a picture of somebody')
    const encrypted = Buffer.from(encryption.encryptBytes('children/1/photo', photo))
    expect(encrypted.includes('somebody')).toBe(false)
    expect(encryption.decryptBytes('children/1/photo', encrypted)).toEqual(photo)
    expect(encryption.decryptBytes('children/2/photo', encrypted)).toBeNull()
    expect(encryption.decryptBytes('children/1/photo', encrypted.subarray(0, -1))).toBeNull()
    expect(encryption.decryptBytes('children/1/photo', photo)).toBeNull()
    const other = await openEncryption({ secretKey: `${secretKey}!`, dataDir })
    expect(other.decryptBytes('children/1/photo', encrypted)).toBeNull()
  })

  it.each(['', 'v1:', 'v1:AAAA', 'v2:AAAAAAAA:AAAA', 'v2:', 'plain text'])(
    'is never %j, which decrypts to null',
    async (text) => {
      const encryption = await openEncryption({ secretKey, dataDir })
      expect(encryption.decrypt('SMTP_PASS', text)).toBeNull()
    },
  )

  it('cannot be decrypted when a single bit was changed', async () => {
    const encryption = await openEncryption({ secretKey, dataDir })
    const [version, key, body = ''] = encryption.encrypt('SMTP_PASS', 'secret').split(':')
    const bytes = Buffer.from(body, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(encryption.decrypt('SMTP_PASS', `${version}:${key}:${changed.toString('base64url')}`)).toBeNull()
    }
  })
})

describe('a new secret key', () => {
  const secretKey2 = 'another key, which is as long as they should be'

  it('encrypts from now on, while the previous key still decrypts', async () => {
    const before = await openEncryption({ secretKey, dataDir })
    const [text, file] = [
      before.encrypt('SMTP_PASS', 'secret'),
      before.encryptBytes('a/b', Buffer.from('photo')),
    ]
    const now = await openEncryption({ secretKey: secretKey2, oldSecretKeys: [secretKey], dataDir })
    expect([now.decrypt('SMTP_PASS', text), now.isCurrent(text)]).toEqual(['secret', false])
    expect(now.decryptBytes('a/b', file)).toEqual(Buffer.from('photo'))
    expect(now.areCurrentBytes(file)).toBe(false)
    const again = now.encrypt('SMTP_PASS', 'secret')
    const fileAgain = now.encryptBytes('a/b', Buffer.from('photo'))
    expect([now.isCurrent(again), now.areCurrentBytes(fileAgain)]).toEqual([true, true])
    const alone = await openEncryption({ secretKey: secretKey2, dataDir })
    expect([alone.decrypt('SMTP_PASS', again), alone.decrypt('SMTP_PASS', text)]).toEqual(['secret', null])
    expect([alone.decryptBytes('a/b', fileAgain), alone.decryptBytes('a/b', file)]).toEqual([
      Buffer.from('photo'),
      null,
    ])
    expect(before.decrypt('SMTP_PASS', again)).toBeNull()
  })

  it('decrypts the first format, which had no key id', async () => {
    const dir = await mkdtemp(join(dataDir, 'first-'))
    const box = (purpose: string, name: string, content: string) => {
      const key = Buffer.from(hkdfSync('sha256', secretKey, 'nightlight', purpose, 32))
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(content), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    }
    const text = `v1:${box('sealed settings', 'SMTP_PASS', 'secret').toString('base64url')}`
    const file = Buffer.concat([Buffer.from('NLSEAL1\0', 'latin1'), box('sealed files', 'a/b', 'photo')])
    for (const from of [{ secretKey }, { secretKey: secretKey2, oldSecretKeys: [secretKey] }]) {
      const encryption = await openEncryption({ ...from, dataDir: dir })
      expect([encryption.decrypt('SMTP_PASS', text), encryption.isCurrent(text)]).toEqual(['secret', false])
      expect(encryption.decryptBytes('a/b', file)).toEqual(Buffer.from('photo'))
    }
  })

  it('may replace the key in the data folder', async () => {
    const dir = await mkdtemp(join(dataDir, 'folder-'))
    const encrypted = (await openEncryption({ secretKey: null, dataDir: dir })).encrypt('X', 'secret')
    expect((await openEncryption({ secretKey, dataDir: dir })).decrypt('X', encrypted)).toBe('secret')
  })
})

describe('the key in the data folder', () => {
  it('stops the start when it cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nightlight-encryption-'))
    await mkdir(join(folder, 'secret.key'))
    await expect(openEncryption({ secretKey, dataDir: folder })).rejects.toThrow(Unreadable)
    await expect(openEncryption({ secretKey: null, dataDir: folder })).rejects.toThrow(Unreadable)
    await rm(folder, { recursive: true })
  })

  it('is generated once, readable by its owner only', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openEncryption({ secretKey: null, dataDir })))
    const encrypted = opened[0]?.encrypt('X', 'secret') ?? ''
    expect(opened.map((encryption) => encryption.decrypt('X', encrypted))).toEqual([
      'secret',
      'secret',
      'secret',
    ])
    const file = join(dataDir, 'secret.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toMatch(/^[\w-]{43}$/)
    await writeFile(file, 'short')
    await expect(openEncryption({ secretKey: null, dataDir })).rejects.toThrow('cut off')
  })
})
