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

  it.each(['', 'v1:', 'v1:AAAA', 'plain text'])('is not %j', async (text) => {
    const sealing = await openSealing({ secretKey, dataDir })
    expect(sealing.open('SMTP_PASS', text)).toBeNull()
  })

  it('does not open when a bit of it was changed', async () => {
    const sealing = await openSealing({ secretKey, dataDir })
    const bytes = Buffer.from(sealing.seal('SMTP_PASS', 'secret').slice(3), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(sealing.open('SMTP_PASS', `v1:${changed.toString('base64url')}`)).toBeNull()
    }
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
