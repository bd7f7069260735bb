import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps what is secret unreadable in the database and among the files: a copy of them alone opens nothing. AES-256-GCM. */
export interface Sealing {
  /** @param name what the secret is; the sealed text cannot be passed off as another one */
  seal(name: string, secret: string): string
  /** @returns null for what was sealed with a key that is not known, under another name, or changed since */
  open(name: string, sealed: string): string | null
  /** The same for a file. @param name where it is kept: put anywhere else it does not open */
  sealBytes(name: string, bytes: Uint8Array): Uint8Array
  openBytes(name: string, sealed: Uint8Array): Uint8Array | null
  /** Whether it was sealed in today's form, with the key of today. */
  isFresh(sealed: string): boolean
  areFreshBytes(sealed: Uint8Array): boolean
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
/** Before a sealed text, and before the name of the key that sealed it; the first form did not name it. */
const versions = { first: 'v1:', now: 'v2:' }
/** Before a sealed file. */
const marks = { first: Buffer.from('NLSEAL1\0', 'latin1'), now: Buffer.from('NLSEAL2\0', 'latin1') }
/** Letters of the name of a key. */
const idLength = 8

/**
 * @param from.secretKey any long secret; processes that share a database but no folder need the same. Without one, a key is made and
 * kept in the folder, readable by its owner only.
 * @param from.oldSecretKeys what they were before: they open what they sealed, and seal nothing any more. A key in the folder is one
 * of them where another is given.
 */
export async function openSealing(from: {
  secretKey: string | null
  oldSecretKeys?: readonly string[]
  dataDir: string
}): Promise<Sealing> {
  const inFolder = from.secretKey === null ? null : await keptKey(from.dataDir)
  const now = openKey(from.secretKey ?? (await keyInFolder(from.dataDir)))
  const keys = [now, ...[...(from.oldSecretKeys ?? []), ...(inFolder ? [inFolder] : [])].map(openKey)]
  const named = (id: string) => keys.filter((key) => key.id === id)
  const beginning = `${versions.now}${now.id}:`
  const beginningOfFile = Buffer.concat([marks.now, Buffer.from(now.id, 'latin1')])

  return {
    seal: (name, text) => beginning + now.settings.close(name, Buffer.from(text)).toString('base64url'),
    open(name, sealed) {
      const [, id, body] = /^v2:([\w-]{8}):([\w-]*)$/.exec(sealed) ?? []
      const candidates = id === undefined ? keys : named(id)
      const content = body ?? (sealed.startsWith(versions.first) ? sealed.slice(versions.first.length) : null)
      if (content === null) return null
      const opened = firstOf(candidates, ({ settings }) =>
        settings.open(name, Buffer.from(content, 'base64url')),
      )
      return opened?.toString('utf8') ?? null
    },
    isFresh: (sealed) => sealed.startsWith(beginning),
    sealBytes: (name, bytes) => Buffer.concat([beginningOfFile, now.files.close(name, bytes)]),
    openBytes(name, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const mark = bytes.subarray(0, marks.now.length)
      if (mark.equals(marks.first))
        return firstOf(keys, ({ files }) => files.open(name, bytes.subarray(marks.first.length)))
      if (!mark.equals(marks.now)) return null
      const id = bytes.subarray(mark.length, mark.length + idLength).toString('latin1')
      return firstOf(named(id), ({ files }) => files.open(name, bytes.subarray(mark.length + idLength)))
    },
    areFreshBytes: (sealed) =>
      Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
        .subarray(0, beginningOfFile.length)
        .equals(beginningOfFile),
  }
}

/** Boxes of one secret. The name of the key is derived like the keys themselves: it tells nothing of them. */
function openKey(secret: string) {
  const keyFor = (purpose: string, length = keyBytes) =>
    Buffer.from(hkdfSync('sha256', secret, 'nightlight', purpose, length))
  return {
    id: keyFor('name of the key', (idLength * 3) / 4).toString('base64url'),
    settings: boxWith(keyFor('sealed settings')),
    files: boxWith(keyFor('sealed files')),
  }
}

function firstOf<K>(keys: readonly K[], open: (key: K) => Buffer | null): Buffer | null {
  for (const key of keys) {
    const opened = open(key)
    if (opened) return opened
  }
  return null
}

/** Nonce, tag, then what is in it. */
function boxWith(key: Buffer) {
  return {
    close(name: string, content: Uint8Array): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(content), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(name: string, bytes: Buffer): Buffer | null {
      if (bytes.length < nonceBytes + tagBytes) return null
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
      } catch {
        return null
      }
    },
  }
}

const keptKey = async (folder: string): Promise<string | null> => {
  const key = await readFile(join(folder, 'secret.key'), 'utf8').catch(() => null)
  return key?.trim() || null
}

async function keyInFolder(folder: string): Promise<string> {
  const file = join(folder, 'secret.key')
  await mkdir(folder, { recursive: true })
  const fresh = randomBytes(keyBytes).toString('base64url')
  // Of processes that start together one makes the key, and all of them read it.
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const key = (await readFile(file, 'utf8')).trim()
  if (key.length < keyBytes)
    throw new Error(`The key in ${file} is cut off. Set SECRET_KEY, or restore the file.`)
  return key
}
