import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps what is secret unreadable in the database and among the files: a copy of them alone opens nothing. AES-256-GCM. */
export interface Sealing {
  /** @param name what the secret is; the sealed text cannot be passed off as another one */
  seal(name: string, secret: string): string
  /** @returns null for what was sealed with another key, under another name, or changed since */
  open(name: string, sealed: string): string | null
  /** The same for a file. @param name where it is kept: put anywhere else it does not open */
  sealBytes(name: string, bytes: Uint8Array): Uint8Array
  openBytes(name: string, sealed: Uint8Array): Uint8Array | null
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const version = 'v1:'
/** Before a sealed file. */
const mark = Buffer.from('NLSEAL1\0', 'latin1')

/**
 * @param secretKey any long secret; processes that share a database but no folder need the same. Without one, a key is made and
 * kept in the folder, readable by its owner only.
 */
export async function openSealing(from: { secretKey: string | null; dataDir: string }): Promise<Sealing> {
  const secret = from.secretKey ?? (await keyInFolder(from.dataDir))
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'nightlight', purpose, keyBytes))
  const [settings, files] = [boxWith(keyFor('sealed settings')), boxWith(keyFor('sealed files'))]
  return {
    seal: (name, text) => version + settings.close(name, Buffer.from(text)).toString('base64url'),
    open(name, sealed) {
      if (!sealed.startsWith(version)) return null
      const opened = settings.open(name, Buffer.from(sealed.slice(version.length), 'base64url'))
      return opened?.toString('utf8') ?? null
    },
    sealBytes: (name, bytes) => Buffer.concat([mark, files.close(name, bytes)]),
    openBytes(name, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      return bytes.subarray(0, mark.length).equals(mark)
        ? files.open(name, bytes.subarray(mark.length))
        : null
    },
  }
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
