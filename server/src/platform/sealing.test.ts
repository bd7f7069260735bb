import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSealing } from './sealing.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nightlight-sealing-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const secretKey = 'a key that is as long as keys should be'

describe('a sealed secret', () => {
  it('opens with the same key and under its own name, and says nothing by itself', async () => {
    const sealing = await openSealing({ secretKey, dataDir })
    const sealed = sealing.seal('SMTP_PASS', 'pa55word ✨')
    expect(sealed).not.toContain('pa55word')
    expect(sealing.seal('SMTP_PASS', 'pa55word ✨')).not.toBe(sealed)
    expect((await openSealing({ secretKey, dataDir })).open('SMTP_PASS', sealed)).toBe('pa55word ✨')
    expect(sealing.open('ANOTHER', sealed)).toBeNull()
    const other = await openSealing({ secretKey: `${secretKey}!`, dataDir })
    expect(other.open('SMTP_PASS', sealed)).toBeNull()
  })

  it('may be a file: it opens where it was put, whole, and nowhere else', async () => {
    const sealing = await openSealing({ secretKey, dataDir })
    const photo = Buffer.from('RIFF....WEBP a picture of somebody')
    const sealed = Buffer.from(sealing.sealBytes('children/1/photo', photo))
    expect(sealed.includes('somebody')).toBe(false)
    expect(sealing.openBytes('children/1/photo', sealed)).toEqual(photo)
    expect(sealing.openBytes('children/2/photo', sealed)).toBeNull()
    expect(sealing.openBytes('children/1/photo', sealed.subarray(0, -1))).toBeNull()
    expect(sealing.openBytes('children/1/photo', photo)).toBeNull()
    const other = await openSealing({ secretKey: `${secretKey}!`, dataDir })
    expect(other.openBytes('children/1/photo', sealed)).toBeNull()
  })

  it.each(['', 'v1:', 'v1:AAAA', 'v2:AAAAAAAA:AAAA', 'v2:', 'plain text'])('is not %j', async (text) => {
    const sealing = await openSealing({ secretKey, dataDir })
    expect(sealing.open('SMTP_PASS', text)).toBeNull()
  })

  it('does not open when a bit of it was changed', async () => {
    const sealing = await openSealing({ secretKey, dataDir })
    const [version, key, body = ''] = sealing.seal('SMTP_PASS', 'secret').split(':')
    const bytes = Buffer.from(body, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(sealing.open('SMTP_PASS', `${version}:${key}:${changed.toString('base64url')}`)).toBeNull()
    }
  })
})

describe('a new key', () => {
  const secretKey2 = 'another key, which is as long as they should be'

  it('seals from now on, while the one before opens what it sealed', async () => {
    const before = await openSealing({ secretKey, dataDir })
    const [text, file] = [before.seal('SMTP_PASS', 'secret'), before.sealBytes('a/b', Buffer.from('photo'))]
    const now = await openSealing({ secretKey: secretKey2, oldSecretKeys: [secretKey], dataDir })
    expect([now.open('SMTP_PASS', text), now.isFresh(text)]).toEqual(['secret', false])
    expect(now.openBytes('a/b', file)).toEqual(Buffer.from('photo'))
    expect(now.areFreshBytes(file)).toBe(false)
    const again = now.seal('SMTP_PASS', 'secret')
    const fileAgain = now.sealBytes('a/b', Buffer.from('photo'))
    expect([now.isFresh(again), now.areFreshBytes(fileAgain)]).toEqual([true, true])
    const alone = await openSealing({ secretKey: secretKey2, dataDir })
    expect([alone.open('SMTP_PASS', again), alone.open('SMTP_PASS', text)]).toEqual(['secret', null])
    expect([alone.openBytes('a/b', fileAgain), alone.openBytes('a/b', file)]).toEqual([
      Buffer.from('photo'),
      null,
    ])
    expect(before.open('SMTP_PASS', again)).toBeNull()
  })

  it('opens what was sealed before keys had names', async () => {
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
      const sealing = await openSealing({ ...from, dataDir: dir })
      expect([sealing.open('SMTP_PASS', text), sealing.isFresh(text)]).toEqual(['secret', false])
      expect(sealing.openBytes('a/b', file)).toEqual(Buffer.from('photo'))
    }
  })

  it('may take the place of the one in the folder', async () => {
    const dir = await mkdtemp(join(dataDir, 'folder-'))
    const sealed = (await openSealing({ secretKey: null, dataDir: dir })).seal('X', 'secret')
    expect((await openSealing({ secretKey, dataDir: dir })).open('X', sealed)).toBe('secret')
  })
})

describe('the key of the folder', () => {
  it('is made once, for its owner only', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openSealing({ secretKey: null, dataDir })))
    const sealed = opened[0]?.seal('X', 'secret') ?? ''
    expect(opened.map((sealing) => sealing.open('X', sealed))).toEqual(['secret', 'secret', 'secret'])
    const file = join(dataDir, 'secret.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toMatch(/^[\w-]{43}$/)
    await writeFile(file, 'short')
    await expect(openSealing({ secretKey: null, dataDir })).rejects.toThrow('cut off')
  })
})
