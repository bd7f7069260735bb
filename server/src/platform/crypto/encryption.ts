import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfExists } from '../read-if-exists.ts'

/** Encrypts secrets in the database and private files, so that a copy of either alone reveals nothing. AES-256-GCM. */
export interface Encryption {
  /** @param name what the secret is: authenticated with it, so that the text cannot be passed off as another secret */
  encrypt(name: string, secret: string): string
  /** @returns null where the key is unknown, the name is another one, or the text was changed */
  decrypt(name: string, encrypted: string): string | null
  /** The same for a file. @param name its key in the file store: at another place it cannot be decrypted */
  encryptBytes(name: string, bytes: Uint8Array): Uint8Array
  decryptBytes(name: string, encrypted: Uint8Array): Uint8Array | null
  /** Whether it has the current format and was encrypted with the current key. */
  isCurrent(encrypted: string): boolean
  areCurrentBytes(encrypted: Uint8Array): boolean
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
/** Prefix of an encrypted text, followed by the id of its key; the first format had no id. */
const textPrefixes = { first: 'v1:', current: 'v2:' }
/** Prefix of an encrypted file. */
const filePrefixes = {
  first: Buffer.from('NLSEAL1\0', 'latin1'),
  current: Buffer.from('NLSEAL2\0', 'latin1'),
}
/** Characters of a key's id. */
const idLength = 8

/**
 * @param options.secretKey any long secret; processes that share a database but not a folder need the same one. Without it a key is
 * generated and saved in the folder, readable by its owner only.
 * @param options.oldSecretKeys earlier keys: they decrypt, and encrypt nothing new. A key in the folder counts among them where
 * `secretKey` is given.
 */
export async function openEncryption(options: {
  secretKey: string | null
  oldSecretKeys?: readonly string[]
  dataDir: string
}): Promise<Encryption> {
  const savedKey = options.secretKey === null ? null : await readSavedKey(options.dataDir)
  const currentKey = openKey(options.secretKey ?? (await readOrCreateKey(options.dataDir)))
  const keys = [
    currentKey,
    ...[...(options.oldSecretKeys ?? []), ...(savedKey ? [savedKey] : [])].map(openKey),
  ]
  const keysWithId = (id: string) => keys.filter((key) => key.id === id)
  const textPrefix = `${textPrefixes.current}${currentKey.id}:`
  const filePrefix = Buffer.concat([filePrefixes.current, Buffer.from(currentKey.id, 'latin1')])

  return {
    encrypt: (name, text) =>
      textPrefix + currentKey.settings.encrypt(name, Buffer.from(text)).toString('base64url'),
    decrypt(name, encrypted) {
      const [, id, body] = /^v2:([\w-]{8}):([\w-]*)$/.exec(encrypted) ?? []
      const candidates = id === undefined ? keys : keysWithId(id)
      const content =
        body ?? (encrypted.startsWith(textPrefixes.first) ? encrypted.slice(textPrefixes.first.length) : null)
      if (content === null) return null
      const decrypted = firstOf(candidates, ({ settings }) =>
        settings.decrypt(name, Buffer.from(content, 'base64url')),
      )
      return decrypted?.toString('utf8') ?? null
    },
    isCurrent: (encrypted) => encrypted.startsWith(textPrefix),
    encryptBytes: (name, bytes) => Buffer.concat([filePrefix, currentKey.files.encrypt(name, bytes)]),
    decryptBytes(name, encrypted) {
      const bytes = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength)
      const prefix = bytes.subarray(0, filePrefixes.current.length)
      if (prefix.equals(filePrefixes.first))
        return firstOf(keys, ({ files }) => files.decrypt(name, bytes.subarray(filePrefixes.first.length)))
      if (!prefix.equals(filePrefixes.current)) return null
      const id = bytes.subarray(prefix.length, prefix.length + idLength).toString('latin1')
      return firstOf(keysWithId(id), ({ files }) =>
        files.decrypt(name, bytes.subarray(prefix.length + idLength)),
      )
    },
    areCurrentBytes: (encrypted) =>
      Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength)
        .subarray(0, filePrefix.length)
        .equals(filePrefix),
  }
}

/** The ciphers derived from one secret. The id is derived like the keys themselves, so it reveals nothing about them. */
function openKey(secret: string) {
  const keyFor = (purpose: string, length = keyBytes) =>
    Buffer.from(hkdfSync('sha256', secret, 'nightlight', purpose, length))
  return {
    id: keyFor('name of the key', (idLength * 3) / 4).toString('base64url'),
    settings: cipherWith(keyFor('sealed settings')),
    files: cipherWith(keyFor('sealed files')),
  }
}

function firstOf<K>(keys: readonly K[], open: (key: K) => Buffer | null): Buffer | null {
  for (const key of keys) {
    const opened = open(key)
    if (opened) return opened
  }
  return null
}

/** The bytes are nonce, authentication tag, ciphertext. */
function cipherWith(key: Buffer) {
  return {
    encrypt(name: string, content: Uint8Array): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(content), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    decrypt(name: string, bytes: Buffer): Buffer | null {
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

const readSavedKey = async (folder: string): Promise<string | null> => {
  const key = await readIfExists(join(folder, 'secret.key'))
  return key?.trim() || null
}

async function readOrCreateKey(folder: string): Promise<string> {
  const file = join(folder, 'secret.key')
  await mkdir(folder, { recursive: true })
  const newKey = randomBytes(keyBytes).toString('base64url')
  // Of several processes that start together one writes the key, and all of them read it.
  await writeFile(file, newKey, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const key = ((await readIfExists(file)) ?? '').trim()
  if (key.length < keyBytes)
    throw new Error(`The key in ${file} is cut off. Set SECRET_KEY, or restore the file.`)
  return key
}
